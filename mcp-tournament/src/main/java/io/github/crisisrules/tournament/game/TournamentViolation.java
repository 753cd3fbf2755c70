package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.game.rule.ListRules;
import io.github.crisisrules.tournament.game.rule.SeatingRules;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.pairing.RatedFirstRound;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * A reason why the rules of an event refuse a command, with data. Rules on rosters, conduct and finals have
 * violation types of their own.
 */
public sealed interface TournamentViolation extends RuleViolation {
    /**
     * The task is not possible in this phase of the event.
     *
     * @param attempted the task
     */
    record WrongPhase(OrganizerTask attempted, Phase phase) implements TournamentViolation {}

    /** The name is taken, or looks like one that is. */
    record AlreadyRegistered(String name, PlayerId player) implements TournamentViolation {}

    /** No player is registered with this number. */
    record UnknownPlayer(PlayerId player) implements TournamentViolation {
        /** Returns the registration number. */
        int number() {
            return player.number();
        }
    }

    /**
     * No player is registered with this name.
     *
     * @param suggestions similar names that may have been meant
     */
    record UnknownName(String name, Vector<String> suggestions) implements TournamentViolation {
        /** Returns the name with characters that cannot be printed replaced. */
        String shownName() {
            return PlainName.shown(name);
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
        public String describe(Wording wording) {
            return Sentences.listRefused(
                    wording,
                    player,
                    faults.map(fault -> fault.describe(wording)).mkString(" "));
        }
    }

    /** The list of a Challenger Event does not have exactly one roster. */
    @Rule(ChallengerRuleId.ROSTER)
    record WrongRosterCount(PlayerId player, int rosters) implements TournamentViolation {}

    /** Required lists are missing before the event is opened. */
    record ListsMissing(EventKind kind, Vector<PlayerId> players) implements TournamentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ListRules.rule(kind));
        }
    }

    /** A player comes late or rejoins without a list, where lists are required and final. */
    record NoListInTime(String name, EventKind kind) implements TournamentViolation {
        @Override
        public Vector<String> rules() {
            return Vector.of(ListRules.rule(kind), EventRuleId.LATE_ENTRY_IS_A_REJOIN);
        }

        /** Returns the name without surrounding blanks. */
        String strippedName() {
            return name.strip();
        }
    }

    /** All Swiss rounds are already paired, so no player can enter. */
    @Rule(EventRuleId.LATE_ENTRY_IS_A_REJOIN)
    record TooLateToEnter(int rounds) implements TournamentViolation {}

    /**
     * The event did not announce the house rule that the task needs.
     *
     * @param attempted the task
     */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record NotAnnounced(OrganizerTask attempted) implements TournamentViolation {}

    /** The rating is too far from 0. */
    record ImpossibleRating(PlayerId player, int rating) implements TournamentViolation {
        /** Returns the largest rating. */
        int max() {
            return RatedFirstRound.MAX_RATING;
        }
    }

    /** The announced cut is larger than the number of players. */
    @Rule(EventRuleId.CUT)
    record CutTooLarge(int cut, int players) implements TournamentViolation {}

    /** No active player is left. */
    record NoPlayersToPair() implements TournamentViolation {}

    /** Matches of the round have no result. */
    record ResultsMissing(int round, Vector<Pairing> openMatches) implements TournamentViolation {}

    /** All Swiss rounds were paired. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record RoundsOver(int rounds) implements TournamentViolation {}

    /** Swiss rounds are still to be played. */
    @Rule(EventRuleId.CUT)
    record RoundsLeft(int paired, int rounds) implements TournamentViolation {}

    /** The event has no cut. */
    @Rule(EventRuleId.CUT)
    record NoCut() implements TournamentViolation {}

    /** One of the qualifiers leads alone, so the Swiss rounds after the cut are over. */
    @Rule(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    record LeaderAlreadyFound(PlayerId player) implements TournamentViolation {}

    /** No round is under way: none was paired yet, or the finals have not begun. */
    record NoRoundInProgress() implements TournamentViolation {}

    /** The round with this number has not been paired. */
    record RoundNotPaired(int round, int paired) implements TournamentViolation {
        /** Returns whether the number can be that of a round. */
        boolean isNumber() {
            return round >= 1;
        }
    }

    /** The final rounds have not been paired. */
    record FinalsNotPaired() implements TournamentViolation {}

    /** The two players do not meet in the round. */
    record NotPaired(Pairing pairing, int round) implements TournamentViolation {}

    /** The player has no open match: none in this round, or one that already has a result. */
    record NoOpenMatch(PlayerId player, int round) implements TournamentViolation {}

    /** The match already has a result, which can be amended. */
    record ResultAlreadyReported(Pairing pairing, int round) implements TournamentViolation {}

    /** The match has no result to amend. */
    record ResultNotReported(Pairing pairing, int round) implements TournamentViolation {}

    /** Both players have the same number of VPs, which does not show whether one of them won. */
    record EqualScores(Pairing pairing, int vps) implements TournamentViolation {}

    /** One player was named twice for a match. */
    record DuplicatePlayer(PlayerId player) implements TournamentViolation {}

    /** The VPs are negative, or more than a report may have. */
    record ImpossibleVps(PlayerId player, int vps) implements TournamentViolation {
        /** Returns the largest number of VPs. */
        int max() {
            return Tally.MAX;
        }
    }

    /** The player is not in the event any more. */
    record NotActive(PlayerId player, Attendance attendance) implements TournamentViolation {}

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
    }

    /** No table can have this number. */
    record ImpossibleTable(int table) implements TournamentViolation {
        /** Returns the largest number of a table. */
        int max() {
            return SeatingRules.MAX_TABLE;
        }
    }

    /** The player is in the round: paired, or with a bye. */
    record AlreadyInRound(PlayerId player, int round) implements TournamentViolation {}

    /** No player has the bye for an odd number of players in the round. */
    @Rule(EventRuleId.BYE)
    record NoBye(int round) implements TournamentViolation {}

    /** The two players have met in this stage. */
    @Rule(EventRuleId.REMATCH)
    record AlreadyMet(Pairing pairing) implements TournamentViolation {}

    /** The player had no bye in the round. */
    record HadNoBye(PlayerId player, int round) implements TournamentViolation {}

    /** A bye is taken back only from a player who has left. */
    @Rule(EventRuleId.ORGANIZERS_CORRECT_AND_SEAT)
    record HasNotLeft(PlayerId player) implements TournamentViolation {}

    /**
     * A player cannot ask for a bye in this round: it is paired, the first, or not a round of the event.
     *
     * @param first the first round that is possible
     * @param last the last round that is possible
     */
    @Rule(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    record ImpossibleByeRound(int round, int first, int last) implements TournamentViolation {
        /** Returns whether a bye is possible in any round. */
        boolean isPossible() {
            return first <= last;
        }
    }

    /** Fewer than two players split their prizes. */
    record TooFewToSplit(int players) implements TournamentViolation {}

    /** The clock of the round is already running. */
    record ClockRunning(int round) implements TournamentViolation {}

    /** The pairing made by hand leaves out players, contains players twice, or contains players who are not active. */
    record IncompletePairing(Vector<PlayerId> missing, Vector<PlayerId> surplus) implements TournamentViolation {
        /** Returns the surplus players, each once. */
        Vector<PlayerId> surplusPlayers() {
            return surplus.distinct();
        }
    }

    /** The event into which another one is taken over already has players, or is not in registration. */
    record PlayersAlreadyRegistered(int players) implements TournamentViolation {}

    /** A round to take over has no players. */
    record EmptyRound(int round) implements TournamentViolation {}

    /** A player sits twice in a round to take over. */
    record SeatedTwice(PlayerId player, int round) implements TournamentViolation {}

    /** The event to take over has more rounds than announced. */
    @Rule(EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1)
    record TooManyRounds(int imported, int announced) implements TournamentViolation {}

    /** The seed and the salt do not match the commitment. */
    record WrongSalt() implements TournamentViolation {}

    /** The event is not decided yet. */
    record NotDecided() implements TournamentViolation {}

    /**
     * The event is decided, so the task would not change any rank.
     *
     * @param attempted the task
     */
    record AlreadyDecided(OrganizerTask attempted) implements TournamentViolation {}

    /** The reason for ending an event undecided is missing, cannot be printed or is too long. */
    @Rule(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    record MissingReason() implements TournamentViolation {
        /** The maximum number of characters in a reason. */
        public static final int MAX = 500;

        /** Returns the maximum number of characters. */
        int max() {
            return MAX;
        }
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
