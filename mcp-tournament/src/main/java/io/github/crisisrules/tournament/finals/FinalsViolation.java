package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Why something about the cut or the final rounds is refused. */
public sealed interface FinalsViolation extends RuleViolation {
    /** More are to advance than there are. */
    record CutLargerThanField(int cut, int field) implements FinalsViolation {
        @Override
        public String rule() {
            return EventRules.CUT;
        }

        @Override
        public String message() {
            return "a cut to the best " + cut + " of " + field + " players";
        }
    }

    /** This player neither advanced nor was left outside: nobody the cut knows. */
    record NotInTheCut(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return EventRules.CUT;
        }

        @Override
        public String message() {
            return player + " was not ranked when the cut was made";
        }
    }

    /** This player left after the cut, and is gone. */
    record GoneSinceTheCut(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return EventRules.RULING_13;
        }

        @Override
        public String message() {
            return player + " has left the event since the cut, and cannot come back into it";
        }
    }

    /** A player outside the cut can only come back in place of a qualifier. */
    record OutsideTheCut(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return EventRules.RULING_13;
        }

        @Override
        public String message() {
            return player + " was left outside the cut, and comes back only in the place of a qualifier who leaves";
        }
    }

    /** A qualifier need not rejoin. */
    record StillQualified(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return EventRules.RULING_13;
        }

        @Override
        public String message() {
            return player + " is among those who advance";
        }
    }

    /** A game of the next stage has been played: nobody is replaced any more. */
    record NextStageBegun(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return EventRules.CUT_REPLACE;
        }

        @Override
        public String message() {
            return player + " left after the next stage had begun, and is not replaced";
        }
    }

    /** Everybody outside the cut has left: there is nobody to put in. */
    record NobodyToMoveUp(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return EventRules.CUT_REPLACE;
        }

        @Override
        public String message() {
            return "nobody is left outside the cut to take the place of " + player;
        }
    }

    /** This many players make no bracket. */
    record NotABracketSize(int players) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.BRACKET;
        }

        @Override
        public String message() {
            return "a bracket of " + players + " players; 4, 8 and 16 work out";
        }
    }

    /** This player is not one of the finalists. */
    record NotAFinalist(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.BRACKET;
        }

        @Override
        public String message() {
            return player + " does not play in the final rounds";
        }
    }

    /** The current round has no such match. */
    record NoSuchMatch(int round, int match) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.BRACKET;
        }

        @Override
        public String message() {
            return "final round " + round + " has no match " + match;
        }
    }

    /** A report names somebody who does not play this match. */
    record NotInThisMatch(PlayerId player, int round, int match) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.FINAL_END;
        }

        @Override
        public String message() {
            return player + " does not play match " + match + " of final round " + round;
        }
    }

    /** It is settled already who goes on from this match. */
    record MatchDecided(int round, int match, Option<PlayerId> winner) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.FINAL_END;
        }

        @Override
        public String message() {
            return "match " + match + " of final round " + round + " is decided: "
                    + winner.fold(() -> "nobody goes on", player -> player + " goes on");
        }
    }

    /** Matches of this round are still being played. */
    record RoundNotOver(int round, Vector<Integer> open) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.BRACKET;
        }

        @Override
        public String message() {
            return "final round " + round + " is not over: no result of match " + open.mkString(", ");
        }
    }

    /** The last match is decided. */
    record FinalsOver(Option<PlayerId> champion) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.RANKS;
        }

        @Override
        public String message() {
            return "the final rounds are over, "
                    + champion.fold(() -> "and nobody has won", player -> "and " + player + " has won");
        }
    }

    /** This finalist has lost, or has left before. */
    record AlreadyOut(PlayerId player) implements FinalsViolation {
        @Override
        public String rule() {
            return TimelineRules.FINAL_END;
        }

        @Override
        public String message() {
            return player + " is out of the final rounds already";
        }
    }
}
