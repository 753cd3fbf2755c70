package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.trait.Trait;

/** A use of an effect die that the rules refuse. */
public sealed interface EffectViolation extends RuleViolation {
    /** No second effect die is available: the effect did not step up past D12, or the second die has been taken. */
    @Rule(EFFECT_UP)
    record NoSecondEffect() implements EffectViolation {
        @Override
        public String message() {
            return "no second effect die may be taken: the effect was not stepped up past D12, or the second is taken already."
                    + " Use the effect dice that are there, or end the action";
        }
    }

    /** No counter-attack is possible: it requires a won reaction, and an action has at most one. */
    @Rule(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    record NoCounterAttack() implements EffectViolation {
        @Override
        public String message() {
            return "a counter-attack needs a reaction that was won, and an action has at most one: go on without it";
        }
    }

    /** All effect dice have been used. */
    @Rule(USE)
    record NoEffectLeft() implements EffectViolation {
        @Override
        public String message() {
            return "there is no effect die left to use: end the action";
        }
    }

    /** The use does not fit the intent of the action. */
    @Rule(USE)
    record WrongEffectUse(Intent intent, EffectUse use) implements EffectViolation {
        @Override
        public String message() {
            return "an effect of " + intent.words() + " cannot be used for " + use.words()
                    + ": choose another use, or end the action";
        }
    }

    /** The effect die is smaller than the trait that it should remove or restore. */
    @Rule(USE)
    record EffectTooSmall(DieSize effect, DieSize needed) implements EffectViolation {
        @Override
        public String message() {
            return "an effect of " + effect + " is too small: to remove or restore a " + needed + " it takes a "
                    + needed + " or larger";
        }
    }

    /** Stress and trauma can be removed only by recovery. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    record NotRemovableByEffect(Trait trait) implements EffectViolation {
        @Override
        public String message() {
            return trait.words()
                    + " is not stepped or removed like other traits: only recovery takes stress and trauma away";
        }
    }

    /** The effect die belongs to a hero, and only villains add effect dice to the doom pool. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    record OnlyVillainsFeedDoom() implements EffectViolation {
        @Override
        public String message() {
            return "a hero's effect die does not join the doom pool, only a villain's does: choose another use";
        }
    }

    /** There is no stress whose type can be changed; only stress taken last can, and only to another type. */
    @Rule(PP_AFTER)
    record NoStressToChange() implements EffectViolation {
        @Override
        public String message() {
            return "there is no stress to change: change it right after it was taken, to another type";
        }
    }
}
