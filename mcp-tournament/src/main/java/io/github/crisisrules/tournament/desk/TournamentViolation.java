package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.clock.TooFewSeated;
import io.github.crisisrules.tournament.conduct.ConductViolation;
import io.github.crisisrules.tournament.conduct.OfficialsViolation;
import io.github.crisisrules.tournament.event.TooFewPlayers;
import io.github.crisisrules.tournament.finals.FinalsViolation;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;

/** Why the desk refuses a command: what is the case, with data. */
public sealed interface TournamentViolation extends RuleViolation {
    /** The event is not at the point where this can happen. */
    record WrongPhase(String wanted, Phase phase) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.ANNOUNCE;
        }

        @Override
        public String message() {
            return "Cannot " + wanted + " " + phase.words() + ".";
        }
    }

    /** The name is taken. */
    record AlreadyRegistered(String name, PlayerId player) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.ANNOUNCE;
        }

        @Override
        public String message() {
            return "'" + name + "' is registered already, as " + player + ".";
        }
    }

    /** Nobody is registered with this number. */
    record UnknownPlayer(PlayerId player) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.ANNOUNCE;
        }

        @Override
        public String message() {
            return "Nobody is registered as " + player + ".";
        }
    }

    /** The list has faults; all of them are in it. */
    record ListRefused(PlayerId player, CheckedList list) implements TournamentViolation {
        @Override
        public String rule() {
            return list.rule();
        }

        @Override
        public String message() {
            return "The list of " + player + " has faults: "
                    + list.faults().map(RuleViolation::message).mkString(" ");
        }
    }

    /** Lists are due before the event starts. */
    record ListsMissing(Vector<PlayerId> players) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.RULING_5;
        }

        @Override
        public String message() {
            return "No list from " + players.mkString(", ") + ".";
        }
    }

    /** Fewer players than the event needs. */
    record TooFew(TooFewPlayers players) implements TournamentViolation {
        @Override
        public String rule() {
            return players.rule();
        }

        @Override
        public String message() {
            return players.message();
        }
    }

    /** An announced cut that is not smaller than the field. */
    record CutTooLarge(int cut, int players) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.CUT;
        }

        @Override
        public String message() {
            return "A cut to the top " + cut + " needs that many players; there are " + players + ".";
        }
    }

    /** No active player is left. */
    record NobodyToPair() implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.DROP;
        }

        @Override
        public String message() {
            return "Nobody is left to be paired.";
        }
    }

    /** The round is not over. */
    record ResultsMissing(int round, Vector<Pairing> open) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.GROUPS;
        }

        @Override
        public String message() {
            return "Round " + round + " has open matches: " + open.mkString(", ") + ".";
        }
    }

    /** All Swiss rounds were paired. */
    record RoundsOver(int rounds) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.ANNOUNCE;
        }

        @Override
        public String message() {
            return "All " + rounds + " Swiss rounds have been paired.";
        }
    }

    /** Swiss rounds are still to be played. */
    record RoundsLeft(int paired, int rounds) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.CUT;
        }

        @Override
        public String message() {
            return "Only " + paired + " of " + rounds + " Swiss rounds have been paired.";
        }
    }

    /** The event has no cut. */
    record NoCut() implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.CUT;
        }

        @Override
        public String message() {
            return "This event has no progression cut.";
        }
    }

    /** One of the qualifiers leads alone: the Swiss rounds after the cut are over. */
    record LeaderFound(PlayerId player) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.RULING_8;
        }

        @Override
        public String message() {
            return player + " leads alone and has won.";
        }
    }

    /** No round has been paired. */
    record NoRound() implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.R1;
        }

        @Override
        public String message() {
            return "No round has been paired yet.";
        }
    }

    /** These two do not meet in the round. */
    record NotPaired(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.GROUPS;
        }

        @Override
        public String message() {
            return pairing + " is not a match of round " + round + ".";
        }
    }

    /** These two do not meet in the final round. */
    record NotAFinal(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String rule() {
            return io.github.crisisrules.tournament.rulebook.TimelineRules.BRACKET;
        }

        @Override
        public String message() {
            return pairing + " is not a match of final round " + round + ".";
        }
    }

    /** The match has a result already; it can be amended. */
    record ResultKnown(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.VICTORY;
        }

        @Override
        public String message() {
            return "The result of " + pairing + " in round " + round + " has been reported; amend it.";
        }
    }

    /** There is no result to amend. */
    record ResultUnknown(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.VICTORY;
        }

        @Override
        public String message() {
            return "There is no result of " + pairing + " in round " + round + " to amend.";
        }
    }

    /** The player is not in the event any more. */
    record NotActive(PlayerId player, Attendance attendance) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.DROP;
        }

        @Override
        public String message() {
            return player + " is not in the event: " + attendance.mark() + ".";
        }
    }

    /** The player never left, or left for good. */
    record CannotRejoin(PlayerId player, Attendance attendance) implements TournamentViolation {
        @Override
        public String rule() {
            return attendance == Attendance.EJECTED
                    ? EventRules.EJECT
                    : attendance == Attendance.ACTIVE ? EventRules.REJOIN : EventRules.RULING_13;
        }

        @Override
        public String message() {
            return player
                    + (attendance == Attendance.ACTIVE
                            ? " has not left the event."
                            : " cannot rejoin: " + attendance.mark() + ".");
        }
    }

    /** The clock of the round runs already. */
    record ClockRunning(int round) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.CLOCK_START;
        }

        @Override
        public String message() {
            return "The clock of round " + round + " runs already.";
        }
    }

    /** Most players are not seated yet. */
    record ClockWaits(TooFewSeated seated) implements TournamentViolation {
        @Override
        public String rule() {
            return seated.rule();
        }

        @Override
        public String message() {
            return seated.message();
        }
    }

    /** The conduct rules refuse the warning or ejection. */
    record ConductRefused(ConductViolation violation) implements TournamentViolation {
        @Override
        public String rule() {
            return violation.rule();
        }

        @Override
        public String message() {
            return violation.message();
        }
    }

    /** The officials are not as they must be. */
    record OfficialsRefused(Vector<OfficialsViolation> faults) implements TournamentViolation {
        /** There is a fault to tell. */
        public OfficialsRefused {
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("officials refused without a fault");
            }
        }

        @Override
        public String rule() {
            return faults.head().rule();
        }

        @Override
        public String message() {
            return faults.map(RuleViolation::message).mkString("; ");
        }
    }

    /** A pairing made by hand leaves players out, has them twice or pairs somebody who is not active. */
    record NotAPairing(Vector<PlayerId> missing, Vector<PlayerId> surplus) implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.GROUPS;
        }

        @Override
        public String message() {
            return "Left out: " + missing.mkString(", ") + "; twice or not active: " + surplus.mkString(", ") + ".";
        }
    }

    /** The rules of the cut or the final rounds refuse. */
    record FinalsRefused(FinalsViolation violation) implements TournamentViolation {
        @Override
        public String rule() {
            return violation.rule();
        }

        @Override
        public String message() {
            return violation.message();
        }
    }

    /** The event is still undecided. */
    record NotDecided() implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.POINTS;
        }

        @Override
        public String message() {
            return "The event is not decided yet.";
        }
    }

    /** No command has been accepted yet. */
    record NothingToUndo() implements TournamentViolation {
        @Override
        public String rule() {
            return EventRules.ANNOUNCE;
        }

        @Override
        public String message() {
            return "Nothing has happened yet that could be undone.";
        }
    }
}
