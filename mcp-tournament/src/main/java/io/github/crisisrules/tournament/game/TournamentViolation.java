package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.game.rule.HouseEventRules;
import io.github.crisisrules.tournament.game.rule.ListRules;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A reason why the rules of an event refuse a command, with data. Rules on rosters, conduct and finals have
 * violation types of their own.
 */
public sealed interface TournamentViolation extends PlayerViolation {
    /**
     * The command is not possible in this phase of the event.
     *
     * @param wanted the command, such as {@code open the event}
     * @param instead a sentence on what to do instead
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

    /** No player is registered with this number. */
    record UnknownPlayer(PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody has the registration number " + player.number() + ". Register the player first.";
        }
    }

    /**
     * No player is registered with this name.
     *
     * @param near similar names that may have been meant
     */
    record UnknownName(String name, Vector<String> near) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody is registered as '" + PlainName.shown(name) + "'. "
                    + (near.isEmpty() ? "Register the player first." : near.mkString("Did you mean ", " or ", "?"));
        }
    }

    /** The list has faults, all of which are included. */
    record ListRefused(PlayerId player, EventKind kind, Vector<ListViolation> faults) implements TournamentViolation {
        /**
         * Creates the violation.
         *
         * @throws IllegalArgumentException if {@code faults} is empty
         */
        public ListRefused {
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("A refused list must have at least one fault.");
            }
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ListRules.rule(kind));
        }

        @Override
        public String message(Names names) {
            return "The list of " + names.of(player) + " has faults: "
                    + faults.map(fault -> fault.message(names)).mkString(" ");
        }
    }

    /** The list of a Challenger Event does not have exactly one roster. */
    @Rule(ChallengerRuleId.ROSTER)
    record WrongRosterCount(PlayerId player, int rosters) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " hands in " + rosters + " rosters. A Challenger Event takes 1.";
        }
    }

    /** Required lists are missing before the event is opened. */
    record ListsMissing(EventKind kind, Vector<PlayerId> players) implements TournamentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ListRules.rule(kind));
        }

        @Override
        public String message(Names names) {
            return "No list has come from " + names.all(players)
                    + ". Take the missing lists first, or drop the players who have none.";
        }
    }

    /** A player comes late or rejoins without a list, where lists are required and final. */
    record NoListInTime(String name, EventKind kind) implements TournamentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ListRules.rule(kind), EventRuleId.LATE_ENTRY_IS_A_REJOIN);
        }

        @Override
        public String message(Names names) {
            return "No list of " + name.strip()
                    + " was handed in before the event. Only a player who handed a list in on time can be "
                    + "admitted, with that list.";
        }
    }

    /** All Swiss rounds are already paired, so no player can enter. */
    @Rule(EventRuleId.LATE_ENTRY_IS_A_REJOIN)
    record TooLateToEnter(int rounds) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return allPaired(rounds) + " Nobody can enter any more.";
        }
    }

    /**
     * The event did not announce this house rule.
     *
     * @param what the house rule, such as {@code byes in round 1}
     * @param instead a sentence on what applies instead
     */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
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
                    + HouseEventRules.MAX_RATING + " to " + HouseEventRules.MAX_RATING + ".";
        }
    }

    /** The announced cut is larger than the number of players. */
    @Rule(EventRuleId.CUT)
    record CutTooLarge(int cut, int players) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "A cut to the top " + cut + " needs that many players; there are " + players
                    + ". Let more of them enter first.";
        }
    }

    /** No active player is left. */
    record NoPlayersToPair() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody is left to be paired. Let somebody rejoin or enter late.";
        }
    }

    /** Matches of the round have no result. */
    record ResultsMissing(int round, Vector<Pairing> open) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Round " + round + " has open matches: "
                    + open.map(pairing -> pairing.versus(names)).mkString(", ") + ". Report them first.";
        }
    }

    /** All Swiss rounds were paired. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record RoundsOver(int rounds) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return allPaired(rounds) + " Make the cut, or close the event.";
        }
    }

    /** Swiss rounds are still to be played. */
    @Rule(EventRuleId.CUT)
    record RoundsLeft(int paired, int rounds) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Only " + paired + " of " + rounds + " Swiss rounds have been paired. Pair the next round first.";
        }
    }

    /** The event has no cut. */
    @Rule(EventRuleId.CUT)
    record NoCut() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "This event has no progression cut. Close it after the last round.";
        }
    }

    /** One of the qualifiers leads alone, so the Swiss rounds after the cut are over. */
    @Rule(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    record LeaderAlreadyFound(PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " leads alone and has won. Close the event.";
        }
    }

    /** No round is under way: none was paired yet, or the finals have not begun. */
    record NoRoundInProgress() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "No round is under way. Pair the next round first.";
        }
    }

    /** The round with this number has not been paired. */
    record RoundNotPaired(int round, int paired) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return round < 1
                    ? "There is no round " + round + ": rounds are numbered from 1."
                    : "Round " + round + " has not been paired; " + paired + (paired == 1 ? " has" : " have")
                            + " been. Pair the round first.";
        }
    }

    /** The final rounds have not been paired. */
    record FinalsNotPaired() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The final rounds have not been paired. Make the cut and pair the round first.";
        }
    }

    /** The two players do not meet in the round. */
    record NotPaired(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return pairing.versus(names) + " is not a match of round " + round + ". Look up who meets whom.";
        }
    }

    /** The player has no open match: none in this round, or one that already has a result. */
    record NoOpenMatch(PlayerId player, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " has no open match in round " + round + ". Amend a result that was wrong.";
        }
    }

    /** The match already has a result, which can be amended. */
    record ResultAlreadyReported(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The result of " + pairing.versus(names) + " in round " + round
                    + " has been reported. Amend it if it was wrong.";
        }
    }

    /** The match has no result to amend. */
    record ResultNotReported(Pairing pairing, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "There is no result of " + pairing.versus(names) + " in round " + round
                    + " to amend. Report it first.";
        }
    }

    /** Both players have the same number of VPs, which does not show whether one of them won. */
    record EqualScores(Pairing pairing, int vps) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return pairing.versus(names) + " ended with " + vps
                    + " VPs each. Say who won, or that time was up, or that it is a draw.";
        }
    }

    /** One player was named twice for a match. */
    record NamedTwice(PlayerId player) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " cannot play against themselves. Name the opponent.";
        }
    }

    /** The VPs are negative, or more than a report may have. */
    record ImpossibleVps(PlayerId player, int vps) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " cannot have " + vps + " VPs. Give a number from 0 to " + Tally.MAX + ".";
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
                case EJECTED -> Vector.of(EventRuleId.EJECT);
                case CUT, ELIMINATED -> Vector.of(EventRuleId.CUT_IS_NOT_WITHDRAWN);
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

    /** The clock of the round is already running. */
    record ClockRunning(int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The clock of round " + round + " runs already. Undo its start to begin anew.";
        }
    }

    /** The pairing made by hand leaves out players, contains players twice, or contains players who are not active. */
    record IncompletePairing(Vector<PlayerId> missing, Vector<PlayerId> surplus) implements TournamentViolation {
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

    /** The event into which another one is taken over already has players, or is not in registration. */
    record PlayersAlreadyRegistered(int players) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Cannot take an event over into one with " + players + (players == 1 ? " player" : " players")
                    + ". Announce an event of its own for it.";
        }
    }

    /** A round to take over has no players. */
    record EmptyRound(int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Nobody is in round " + round + " of the event to take over. Leave the round out.";
        }
    }

    /** A player sits twice in a round to take over. */
    record SeatedTwice(PlayerId player, int round) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " sits twice in round " + round
                    + " of the event to take over. Name every player once.";
        }
    }

    /** The event to take over has more rounds than announced. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record TooManyRounds(int taken, int announced) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event to take over has " + taken + " Swiss rounds; " + announced
                    + " are announced. Announce a structure with at least " + taken + ".";
        }
    }

    /** The seed and the salt do not match the commitment. */
    record WrongSalt() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "This salt and the seed are not what was committed to before the event. Give the salt of the commitment.";
        }
    }

    /** The event is not decided yet. */
    record NotDecided() implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "The event is not decided yet. Play its rounds to the end first, or end it with a reason.";
        }
    }

    /** The event is decided, so the command would not change any rank. */
    record Decided(String wanted) implements TournamentViolation {
        @Override
        public String message(Names names) {
            return "Cannot " + wanted + ": everything is decided. Close the event.";
        }
    }

    /** The reason for ending an event undecided is missing, cannot be printed or is too long. */
    @Rule(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    record MissingReason() implements TournamentViolation {
        /** The maximum number of characters in a reason. */
        public static final int MAX = 500;

        @Override
        public String message(Names names) {
            return "An event is ended early for a reason that is told. Give one, on one line of at most " + MAX
                    + " characters.";
        }
    }

    private static String allPaired(int rounds) {
        return rounds == 1
                ? "The only Swiss round has been paired."
                : "All " + rounds + " Swiss rounds have been paired.";
    }
}
