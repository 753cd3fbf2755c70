package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.control.Option;

/** A breach of the order of turns. */
public sealed interface OrderViolation extends RuleViolation {
    /** It is not the character's turn. Each character acts once in a round, when named. */
    @Rule(ORDER)
    record NotTheTurn(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return "it is not the turn of " + who + ": " + who + " acts once named";
        }
    }

    /** The character, or the Watcher, may not name the next to act. That is up to the last to act. */
    @Rule(ORDER)
    record MayNotNameNext(Option<CastId> by) implements OrderViolation {
        @Override
        public String message() {
            return by.map(CastId::name).getOrElse("the Watcher")
                    + " does not choose who acts next now: finish the turn that is on; then whoever acted last names the next, and at the end of a round starts the next one or declines; where that one cannot, the Watcher names the next";
        }
    }

    /** The villain has the turn already and has nothing to interrupt. */
    @Rule(INTERRUPT)
    record AlreadyHasTurn(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return "it is the turn of " + who + " already: act without an interrupt";
        }
    }

    /** The character has acted in this round; all act before any acts again. */
    @Rule(ORDER)
    record HasActed(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " has acted in this round: wait for the next round, or name somebody who has not acted";
        }
    }

    /** The Watcher has named a villain to start a round, but a hero acts first. */
    @Rule(ORDER)
    record HeroGoesFirst(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who
                    + " is a villain, and a hero acts first in a round: name a hero, or spend a doom die to interrupt";
        }
    }

    /** The character cannot act until recovered. */
    @Rule(STRESSED_OUT_UNTIL_RECOVERED)
    record CannotAct(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " cannot act: dead, stressed out, or stopped by a complication past D12. Name somebody else,"
                    + " or end the stress or the complication first";
        }
    }

    /** The character is dead, so it does nothing and nothing affects it. */
    @Rule(TRAUMA)
    record CharacterDead(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " is dead, and nothing more comes from or to " + who + ": name somebody who is alive";
        }
    }

    /** The character cannot decline to start the next round; only the last to act can. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record NothingToDecline(CastId who) implements OrderViolation {
        @Override
        public String message() {
            return who + " cannot decline to start a round: only the last to act can, once all have acted";
        }
    }

    /** The command is for action scenes only. */
    @Rule(ORDER)
    record NotAnActionScene() implements OrderViolation {
        @Override
        public String message() {
            return "this is done in action scenes only: begin one first";
        }
    }
}
