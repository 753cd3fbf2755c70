package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
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
            return "it is not the turn of " + who + ": " + who + " acts once named";
        }
    }

    /** Whoever has acted names the next. */
    @Rule(ORDER)
    record NotTheNamer(Option<CastId> by) implements OrderViolation {
        @Override
        public String message() {
            return by.map(CastId::name).getOrElse("the Watcher")
                    + " does not choose who acts next now: finish the turn that is on; then whoever acted last names the next, and at the end of a round starts the next one or declines; where that one cannot, the Watcher names the next";
        }
    }

    /** A villain who is to act has nothing to interrupt. */
    @Rule(INTERRUPT)
    record HasTheTurn(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return "it is the turn of " + who + " already: act without an interrupt";
        }
    }

    /** All act before anyone acts again. */
    @Rule(ORDER)
    record HasActed(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " has acted in this round: wait for the next round, or name somebody who has not acted";
        }
    }

    /** The Watcher chooses a hero to go first. */
    @Rule(ORDER)
    record FirstIsAHero(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who
                    + " is a villain, and a hero acts first in a round: name a hero, or spend a doom die to interrupt";
        }
    }

    /** Out until recovered. */
    @Rule(STRESSED_OUT_UNTIL_RECOVERED)
    record CannotAct(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " cannot act: dead, stressed out, or stopped by a complication past D12. Name somebody else,"
                    + " or end the stress or the complication first";
        }
    }

    /** The dead do nothing, and nothing more comes to them. */
    @Rule(TRAUMA)
    record IsDead(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " is dead, and nothing more comes from or to " + who + ": name somebody who is alive";
        }
    }

    /** Only the last to act is asked whether to start the next round. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record NothingToDecline(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " cannot decline to start a round: only the last to act can, once all have acted";
        }
    }

    /** For action scenes only. */
    @Rule(ORDER)
    record NotAnActionScene() implements OrderViolation {
        @Override
        public String message() {
            return "this is done in action scenes only: begin one first";
        }
    }
}
