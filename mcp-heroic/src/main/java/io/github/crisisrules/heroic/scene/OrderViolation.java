package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.control.Option;

/** Why it is not somebody's turn. */
public sealed interface OrderViolation extends RuleViolation {
    /** Everyone acts once in a round, when named. */
    @Rule(ORDER)
    record NotTheTurn(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return "it is not the turn of " + who;
        }
    }

    /** Who has acted names the next. */
    @Rule(ORDER)
    record NotTheNamer(Option<CastId> by) implements OrderViolation {
        @Override
        public String message() {
            return by.map(CastId::name).getOrElse("the Watcher") + " does not name who is next";
        }
    }

    /** All act before anyone acts again. */
    @Rule(ORDER)
    record HasActed(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " has acted in this round";
        }
    }

    /** The Watcher chooses a hero to go first. */
    @Rule(ORDER)
    record FirstIsAHero(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " is not a hero, and the first of a round is one; a villain breaks in for a doom die";
        }
    }

    /** Out until recovered. */
    @Rule(STRESSED_OUT_UNTIL_RECOVERED)
    record CannotAct(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " is dead, stressed out or stopped by a complication";
        }
    }

    /** The dead do nothing, and nothing more comes to them. */
    @Rule(TRAUMA)
    record IsDead(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " is dead";
        }
    }

    /** Only the last to act is asked whether to start the next round. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record NothingToDecline(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " is not asked to start a round: the last to act is, once all have acted";
        }
    }

    /** For action scenes only. */
    @Rule(ORDER)
    record NotAnActionScene() implements OrderViolation {
        @Override
        public String message() {
            return "this is for action scenes";
        }
    }
}
