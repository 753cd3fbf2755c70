package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.event.EventKind;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;

/** Why the desk refuses a command: what is the case, with data. Other rules that it asks refuse with families of their own. */
public sealed interface TournamentViolation extends PlayerViolation {
    /**
     * The event is not at the point where this can happen.
     *
     * @param wanted what was asked for, such as {@code open the event}
     * @param instead the way out, a sentence
     */
    record WrongPhase(String wanted, Phase phase, String instead) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Cannot " + wanted + " " + phase.words() + ". " + instead;
        }
    }

    /** The name is taken. */
    record AlreadyRegistered(String name, PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "'" + name.strip() + "' is registered already, as " + names.of(player)
                    + ". Give a name that tells the two apart.";
        }
    }

    /** Nobody is registered with this number. */
    record UnknownPlayer(PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody has the registration number " + player.number() + ". Register the player first.";
        }
    }

    /**
     * Nobody is registered with this name.
     *
     * @param near names that somebody may have meant
     */
    record UnknownName(String name, Vector<String> near) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody is registered as '" + name.strip() + "'. "
                    + (near.isEmpty() ? "Register the player first." : near.mkString("Did you mean ", " or ", "?"));
        }
    }

    /** The list has faults; all of them are in it. */
    record ListRefused(PlayerId player, EventKind kind, Vector<ListViolation> faults) implements TournamentViolation {
        /** At least one fault. */
        public ListRefused {
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("a list refused without a fault");
            }
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ListDesk.rule(kind));
        }

        @Override
        public String message(Names names) {
            return "The list of " + names.of(player) + " has faults: "
                    + faults.map(fault -> fault.message(names)).mkString(" ");
        }
    }

    /** A list of a Challenger Event is one roster. */
    @Rule(ChallengerRules.ROSTER)
    record NotOneRoster(PlayerId player, int rosters) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " hands in " + rosters + " rosters. A Challenger Event takes 1.";
        }
    }

    /** Lists are due before the event starts. */
    record ListsMissing(EventKind kind, Vector<PlayerId> players) implements TournamentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ListDesk.rule(kind));
        }

        @Override
        public String message(Names names) {
            return "No list has come from " + names.all(players) + ". Take it first, or drop who has none.";
        }
    }

    /** A Timeline Event whose announcement names no Timeline: its lists cannot be checked. */
    @Rule(TimelineRules.TIMELINES)
    record NoTimeline() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event names no Timeline, so its lists cannot be checked. Name one in the announcement.";
        }
    }

    /** An announced cut that is not smaller than the field. */
    @Rule(EventRules.CUT)
    record CutTooLarge(int cut, int players) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "A cut to the top " + cut + " needs that many players; there are " + players
                    + ". Let more of them enter first.";
        }
    }

    /** No active player is left. */
    record NobodyToPair() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody is left to be paired. Let somebody rejoin or enter late.";
        }
    }

    /** The round is not over. */
    record ResultsMissing(int round, Vector<Pairing> open) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Round " + round + " has open matches: "
                    + open.map(pairing -> pairing.versus(names)).mkString(", ") + ". Report them first.";
        }
    }

    /** All Swiss rounds were paired. */
    @Rule(EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record RoundsOver(int rounds) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "All " + rounds + " Swiss rounds have been paired. Make the cut, or close the event.";
        }
    }

    /** Swiss rounds are still to be played. */
    @Rule(EventRules.CUT)
    record RoundsLeft(int paired, int rounds) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Only " + paired + " of " + rounds + " Swiss rounds have been paired. Pair the next round first.";
        }
    }

    /** The event has no cut. */
    @Rule(EventRules.CUT)
    record NoCut() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "This event has no progression cut. Close it after the last round.";
        }
    }

    /** One of the qualifiers leads alone: the Swiss rounds after the cut are over. */
    @Rule(EventRules.AFTER_THE_CUT_A_BRACKET)
    record LeaderFound(PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " leads alone and has won. Close the event.";
        }
    }

    /** No round has been paired. */
    record NoRound() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "No round has been paired yet. Pair the round first.";
        }
    }

    /** The round with this number has not been paired. */
    record RoundUnknown(int round, int paired) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Round " + round + " has not been paired; " + paired + (paired == 1 ? " has" : " have")
                    + " been. Pair the round first.";
        }
    }

    /** The final rounds have not been paired. */
    record NoFinals() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The final rounds have not been paired. Make the cut and pair the round first.";
        }
    }

    /** These two do not meet in the round. */
    record NotPaired(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return pairing.versus(names) + " is not a match of round " + round + ". Look up who meets whom.";
        }
    }

    /** The player has no match to report: none in this round, or it has a result. */
    record NoOpenMatch(PlayerId player, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " has no open match in round " + round + ". Amend a result that was wrong.";
        }
    }

    /** The match has a result already; it can be amended. */
    record ResultKnown(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The result of " + pairing.versus(names) + " in round " + round
                    + " has been reported. Amend it if it was wrong.";
        }
    }

    /** There is no result to amend. */
    record ResultUnknown(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "There is no result of " + pairing.versus(names) + " in round " + round
                    + " to amend. Report it first.";
        }
    }

    /** Two players with as many VPs: that alone does not tell who won, or that nobody did. */
    record EqualScores(Pairing pairing, int vps) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return pairing.versus(names) + " ended with " + vps
                    + " VPs each. Say who won, or that time was up, or that it is a draw.";
        }
    }

    /** The player is not in the event any more. */
    record NotActive(PlayerId player, Attendance attendance) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " has left the event already: " + attendance.mark() + ".";
        }
    }

    /** The player never left, or left for good. */
    record CannotRejoin(PlayerId player, Attendance attendance) implements TournamentViolation {
        @Override
        public Vector<String> rules() {
            return switch (attendance) {
                case ACTIVE, DROPPED -> Vector.empty();
                case EJECTED -> Vector.of(EventRules.EJECT);
                case CUT, ELIMINATED -> Vector.of(EventRules.CUT_IS_NOT_WITHDRAWN);
            };
        }

        @Override
        public String message(Names names) {
            return names.of(player)
                    + (attendance == Attendance.ACTIVE
                            ? " has not left the event."
                            : " cannot rejoin: " + attendance.mark() + ".");
        }
    }

    /** The clock of the round runs already. */
    record ClockRunning(int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The clock of round " + round + " runs already. Undo its start to begin anew.";
        }
    }

    /** A pairing made by hand leaves players out, has them twice or pairs somebody who is not active. */
    record NotAPairing(Vector<PlayerId> missing, Vector<PlayerId> surplus) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The pairing leaves out " + names.all(missing) + ", and has " + names.all(surplus)
                    + " twice or though not active. Name every active player once.";
        }
    }

    /** The event is still undecided. */
    record NotDecided() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event is not decided yet. Play its rounds to the end first.";
        }
    }
}
