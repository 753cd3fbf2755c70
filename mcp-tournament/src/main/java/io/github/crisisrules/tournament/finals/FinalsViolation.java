package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A reason why a command about the cut or the final rounds is refused. */
public sealed interface FinalsViolation extends PlayerViolation {
    /** The cut is larger than the number of players. */
    @Rule(EventRuleId.CUT)
    record CutLargerThanField(int cut, int field) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "A cut to the best " + cut + " needs that many players; there are " + field + ".";
        }
    }

    /** The player neither advanced nor was left outside: unknown, or dropped before the cut was made. */
    @Rule(EventRuleId.CUT)
    record NotInCut(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " was not in the event when the cut was made, and cannot come into it any more.";
        }
    }

    /** The player has left the event since the cut. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    record LeftSinceCut(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " has left the event since the cut, and cannot come back into it.";
        }
    }

    /** The player is outside the cut and can return only in place of a qualifier. */
    @Rule(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    record OutsideCut(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player)
                    + " was left outside the cut, and comes back only in the place of a qualifier who leaves.";
        }
    }

    /** The player is a qualifier still in the event, and so cannot rejoin it. */
    record StillQualified(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is among those who advance, and need not rejoin.";
        }
    }

    /** A game of the next stage has been played, so qualifiers are not replaced any more. */
    @Rule(EventRuleId.CUT_REPLACE)
    record NextStageBegun(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " leaves after the next stage has begun, and is not replaced.";
        }
    }

    /** All players outside the cut have left, so no player can replace the qualifier. */
    @Rule(EventRuleId.CUT_REPLACE)
    record NoPlayerToMoveUp(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "Nobody is left outside the cut to take the place of " + names.of(player) + ".";
        }
    }

    /** The number of players is not the size of a bracket. */
    @Rule(TimelineRuleId.BRACKET)
    record NotABracketSize(int players) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "A bracket of " + players + " players does not work out; 4, 8 and 16 do.";
        }
    }

    /** The player is not one of the finalists. */
    record NotAFinalist(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " does not play in the final rounds.";
        }
    }

    /** The two players do not meet in the current round. */
    record NotAFinalMatch(Pairing pairing, int round) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return pairing.words(names) + " do not play each other in final round " + round + ".";
        }
    }

    /** It is already settled which player goes on from this match. */
    record MatchDecided(Pairing pairing, int round, Option<PlayerId> winner) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "The match of " + pairing.words(names) + " in final round " + round + " is decided: "
                    + names.all(winner) + " goes on.";
        }
    }

    /** Matches of the round are still open. */
    @Rule(TimelineRuleId.BRACKET)
    record RoundNotOver(int round, Vector<Pairing> open) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "Final round " + round + " has open matches: "
                    + open.map(pairing -> pairing.words(names)).mkString("; ") + ".";
        }
    }

    /** A match that follows from this result was played, or is being played. */
    record LaterMatchPlayed(Pairing pairing, int round) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "The result of " + pairing.words(names) + " in final round " + round
                    + " cannot be amended: the next match of its winner has begun. Undo what came after it first.";
        }
    }

    /** The last match is decided. */
    record FinalsOver(Option<PlayerId> champion) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "The final rounds are over, and " + names.all(champion) + " has won.";
        }
    }

    /** The finalist has already lost or left. */
    @Rule(TimelineRuleId.FINAL_END)
    record AlreadyEliminated(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is out of the final rounds already.";
        }
    }
}
