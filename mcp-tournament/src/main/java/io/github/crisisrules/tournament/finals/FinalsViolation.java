package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Why something about the cut or the final rounds is refused. */
public sealed interface FinalsViolation extends PlayerViolation {
    /** More players are to advance than there are. */
    @Rule(EventRules.CUT)
    record CutLargerThanField(int cut, int field) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "A cut to the best " + cut + " needs that many players; there are " + field + ".";
        }
    }

    /** This player neither advanced nor was left outside: unknown, or dropped before the cut was made. */
    @Rule(EventRules.CUT)
    record NotInTheCut(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " was not in the event when the cut was made, and cannot come into it any more.";
        }
    }

    /** This player left after the cut, and is gone. */
    @Rule(EventRules.CUT_IS_NOT_WITHDRAWN)
    record GoneSinceTheCut(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " has left the event since the cut, and cannot come back into it.";
        }
    }

    /** A player outside the cut can only come back in place of a qualifier. */
    @Rule(EventRules.CUT_IS_NOT_WITHDRAWN)
    record OutsideTheCut(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player)
                    + " was left outside the cut, and comes back only in the place of a qualifier who leaves.";
        }
    }

    /** A qualifier is still in the event and cannot rejoin it. */
    record StillQualified(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is among those who advance, and need not rejoin.";
        }
    }

    /** A game of the next stage has been played: nobody is replaced any more. */
    @Rule(EventRules.CUT_REPLACE)
    record NextStageBegun(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " leaves after the next stage has begun, and is not replaced.";
        }
    }

    /** Everybody outside the cut has left: there is nobody to put in. */
    @Rule(EventRules.CUT_REPLACE)
    record NobodyToMoveUp(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "Nobody is left outside the cut to take the place of " + names.of(player) + ".";
        }
    }

    /** This number of players does not make a bracket. */
    @Rule(TimelineRules.BRACKET)
    record NotABracketSize(int players) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "A bracket of " + players + " players does not work out; 4, 8 and 16 do.";
        }
    }

    /** This player is not one of the finalists. */
    record NotAFinalist(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " does not play in the final rounds.";
        }
    }

    /** These two do not meet in the current round. */
    record NotAFinal(Pairing pairing, int round) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return pairing.words(names) + " do not play each other in final round " + round + ".";
        }
    }

    /** It is settled already who goes on from this match. */
    record MatchDecided(Pairing pairing, int round, Option<PlayerId> winner) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "The match of " + pairing.words(names) + " in final round " + round + " is decided: "
                    + names.all(winner) + " goes on.";
        }
    }

    /** Matches of this round are still being played. */
    @Rule(TimelineRules.BRACKET)
    record RoundNotOver(int round, Vector<Pairing> open) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return "Final round " + round + " has open matches: "
                    + open.map(pairing -> pairing.words(names)).mkString("; ") + ".";
        }
    }

    /** Something that follows from this result was played already, or is being played. */
    record AlreadyFollowed(Pairing pairing, int round) implements FinalsViolation {
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

    /** This finalist has lost already, or has left. */
    @Rule(TimelineRules.FINAL_END)
    record AlreadyOut(PlayerId player) implements FinalsViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " is out of the final rounds already.";
        }
    }
}
