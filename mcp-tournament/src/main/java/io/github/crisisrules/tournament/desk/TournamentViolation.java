package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.event.EventKind;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

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

    /** The name is taken, or looks like one that is. */
    record AlreadyRegistered(String name, PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            String known = names.of(player);
            String looksLike = known.equals(player.toString()) ? "the name of " + known : known;
            String taken = name.equalsIgnoreCase(known)
                    ? "'" + name + "' is registered already, as " + known + "."
                    : "'" + name + "' looks like " + looksLike
                            + ", who is registered already: capitals, blanks, invisible characters "
                            + "and the way accents are written do not make another name.";
            return taken + " Give a name that tells the two apart.";
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
            return "Nobody is registered as '" + PlainName.shown(name) + "'. "
                    + (near.isEmpty() ? "Register the player first." : near.mkString("Did you mean ", " or ", "?"));
        }
    }

    /** The list has faults; all of them are in it. */
    record ListRefused(PlayerId player, EventKind kind, Vector<ListViolation> faults) implements TournamentViolation {
        /**
         * At least one fault.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public ListRefused {
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("a refused list must name at least one fault");
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
            return "No list has come from " + names.all(players)
                    + ". Take the missing lists first, or drop the players who have none.";
        }
    }

    /** A player who comes late, or comes back, where lists are required and final. */
    record NoListInTime(String name, EventKind kind) implements TournamentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ListDesk.rule(kind), EventRules.LATE_ENTRY_IS_A_REJOIN);
        }

        @Override
        public String message(Names names) {
            return "No list of " + name.strip()
                    + " was handed in before the event. Only a player who handed a list in on time can be "
                    + "admitted, with that list.";
        }
    }

    /** Every Swiss round was paired without the player. */
    @Rule(EventRules.LATE_ENTRY_IS_A_REJOIN)
    record TooLateToEnter(int rounds) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return allPaired(rounds) + " Nobody can enter any more.";
        }
    }

    /** The Timeline that is announced is not the one in which lists are checked. */
    @Rule(TimelineRules.TIMELINES)
    record TwoTimelines(String announced, Timeline playedIn) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event announces the Timeline " + announced + " and is played in " + playedIn
                    + ". Name one of them.";
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

    /**
     * Only a house event that announced it does this.
     *
     * @param what such as {@code byes in round 1}
     * @param instead what follows, a sentence
     */
    @Rule(EventRules.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record NotAnnounced(String what, String instead) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event has not announced " + what + ". " + instead;
        }
    }

    /** The rating is too far from 0. */
    record ImpossibleRating(PlayerId player, int rating) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " cannot have the rating " + rating + ". Give a number from -"
                    + HouseDesk.MOST_RATING + " to " + HouseDesk.MOST_RATING + ".";
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
            return allPaired(rounds) + " Make the cut, or close the event.";
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

    /** No round is under way: none was paired yet, or the finals have not begun. */
    record NoRound() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "No round is under way. Pair the next round first.";
        }
    }

    /** The round with this number has not been paired. */
    record RoundUnknown(int round, int paired) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return round < 1
                    ? "There is no round " + round + ": rounds are numbered from 1."
                    : "Round " + round + " has not been paired; " + paired + (paired == 1 ? " has" : " have")
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

    /** Both players have the same number of VPs, which does not tell whether one of them won. */
    record EqualScores(Pairing pairing, int vps) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return pairing.versus(names) + " ended with " + vps
                    + " VPs each. Say who won, or that time was up, or that it is a draw.";
        }
    }

    /** A match has two players. */
    record NamedTwice(PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " cannot play against themselves. Name the opponent.";
        }
    }

    /** VPs are 0 or more, and no more than a match can give. */
    record ImpossibleVps(PlayerId player, int vps) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " cannot have " + vps + " VPs. Give a number from 0 to " + Tally.MOST + ".";
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
            Vector<String> faults = Vector.of(
                            Option.when(!missing.isEmpty(), () -> "leaves out " + names.all(missing)),
                            Option.when(
                                    !surplus.isEmpty(),
                                    () -> "has players who are in it twice or are not active: "
                                            + names.all(surplus.distinct())))
                    .flatMap(fault -> fault);
            return "The pairing " + faults.mkString(", and ") + ". Name every active player once.";
        }
    }

    /** An event is taken over into one that nobody has entered. */
    record NotEmpty(int players) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Cannot take an event over into one with " + players + (players == 1 ? " player" : " players")
                    + ". Announce an event of its own for it.";
        }
    }

    /** Nobody sits at a table of a round that is taken over. */
    record EmptyRound(int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody is in round " + round + " of the event to take over. Leave the round out.";
        }
    }

    /** A player sits at two tables of a round that is taken over. */
    record SeatedTwice(PlayerId player, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " sits twice in round " + round
                    + " of the event to take over. Name every player once.";
        }
    }

    /** The event to take over has more rounds than are announced. */
    @Rule(EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record TooManyRounds(int taken, int announced) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event to take over has " + taken + " Swiss rounds; " + announced
                    + " are announced. Announce a structure with at least " + taken + ".";
        }
    }

    /** Seed and salt together are not what was committed to. */
    record WrongSalt() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "This salt and the seed are not what was committed to before the event. Give the salt of the commitment.";
        }
    }

    /** The event is still undecided. */
    record NotDecided() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event is not decided yet. Play its rounds to the end first, or end it with a reason.";
        }
    }

    /** Everything is decided: what happens now changes nobody's place. */
    record Decided(String wanted) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Cannot " + wanted + ": everything is decided. Close the event.";
        }
    }

    /** An event that ends undecided has a reason, which can be printed. */
    @Rule(EventRules.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    record NoReason() implements TournamentViolation {
        /** The most characters that a reason may have. */
        public static final int MOST = 500;

        @Override
        public String message(Names names) {
            return "An event is ended early for a reason that is told. Give one, on one line of at most " + MOST
                    + " characters.";
        }
    }

    private static String allPaired(int rounds) {
        return rounds == 1
                ? "The only Swiss round has been paired."
                : "All " + rounds + " Swiss rounds have been paired.";
    }
}
