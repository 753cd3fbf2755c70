package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerViolation;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/** A reason why a warning or an ejection is not recorded. */
public sealed interface ConductViolation extends PlayerViolation {
    /** The person is neither a Watcher nor the organizer, who alone warn and eject. */
    @Rule(EventRuleId.CONDUCT)
    record NotAnOfficial(Official official) implements ConductViolation {
        @Override
        public String message(Names names) {
            return official + " is neither a Watcher nor the organizer of this event, who alone warn and eject.";
        }
    }

    /** The player was already ejected. */
    @Rule(EventRuleId.EJECT)
    record AlreadyEjected(PlayerId player) implements ConductViolation {
        @Override
        public String message(Names names) {
            return names.of(player) + " was ejected from the event before.";
        }
    }

    /** Players believed to collude must be warned or ejected, not merely noted. */
    @Rule(EventRuleId.COLLUDE)
    record CollusionUnanswered(Vector<PlayerId> players) implements ConductViolation {
        @Override
        public String message(Names names) {
            return names.all(players) + " are believed to collude: warn or eject them.";
        }
    }
}
