package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Why something about the cut or the final rounds is refused. */
public sealed interface FinalsViolation extends RuleViolation {
    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** More are to advance than there are. */
        R cutLargerThanField(CutLargerThanField violation);

        /** This player neither advanced nor was left outside: nobody the cut knows. */
        R notInTheCut(NotInTheCut violation);

        /** This player left after the cut, and is gone. */
        R goneSinceTheCut(GoneSinceTheCut violation);

        /** A player outside the cut can only come back in place of a qualifier. */
        R outsideTheCut(OutsideTheCut violation);

        /** A qualifier need not rejoin. */
        R stillQualified(StillQualified violation);

        /** A game of the next stage has been played: nobody is replaced any more. */
        R nextStageBegun(NextStageBegun violation);

        /** Everybody outside the cut has left: there is nobody to put in. */
        R nobodyToMoveUp(NobodyToMoveUp violation);

        /** This many players make no bracket. */
        R notABracketSize(NotABracketSize violation);

        /** This player is not one of the finalists. */
        R notAFinalist(NotAFinalist violation);

        /** The current round has no such match. */
        R noSuchMatch(NoSuchMatch violation);

        /** A report names somebody who does not play this match. */
        R notInThisMatch(NotInThisMatch violation);

        /** It is settled already who goes on from this match. */
        R matchDecided(MatchDecided violation);

        /** Matches of this round are still being played. */
        R roundNotOver(RoundNotOver violation);

        /** The last match is decided. */
        R finalsOver(FinalsOver violation);

        /** This finalist has lost, or has left before. */
        R alreadyOut(AlreadyOut violation);
    }

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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cutLargerThanField(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notInTheCut(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.goneSinceTheCut(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.outsideTheCut(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stillQualified(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nextStageBegun(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nobodyToMoveUp(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notABracketSize(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAFinalist(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSuchMatch(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notInThisMatch(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.matchDecided(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.roundNotOver(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.finalsOver(this);
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

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alreadyOut(this);
        }
    }
}
