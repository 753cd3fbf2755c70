package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;

/** Why a warning or an ejection is not put on record. */
public sealed interface ConductViolation extends RuleViolation {
    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** Somebody without that duty sanctions. */
        R notAnOfficial(NotAnOfficial violation);

        /** The player is out already. */
        R ejected(AlreadyEjected violation);

        /** Collusion was only noted. */
        R unanswered(CollusionUnanswered violation);
    }

    /** Only Watchers and the organizer warn and eject. */
    record NotAnOfficial(Official official) implements ConductViolation {
        @Override
        public String rule() {
            return EventRules.CONDUCT;
        }

        @Override
        public String message() {
            return official + " is neither a Watcher nor the organizer of this event";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAnOfficial(this);
        }
    }

    /** The player was ejected before. */
    record AlreadyEjected(PlayerId player) implements ConductViolation {
        @Override
        public String rule() {
            return EventRules.EJECT;
        }

        @Override
        public String message() {
            return player + " was ejected from the event before";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ejected(this);
        }
    }

    /** Players believed to collude are warned or ejected, not merely noted. */
    record CollusionUnanswered(Vector<PlayerId> players) implements ConductViolation {
        @Override
        public String rule() {
            return EventRules.COLLUDE;
        }

        @Override
        public String message() {
            return players.mkString(" and ") + " are believed to collude: warn or eject them";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unanswered(this);
        }
    }
}
