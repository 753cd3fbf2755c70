package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;

/** Why the winner of an action may not do that with an effect die. */
public sealed interface EffectViolation extends RuleViolation {
    /** Only steps past D12 open it, and once. */
    @Rule(EFFECT_UP)
    record NoSecondEffect() implements EffectViolation {
        @Override
        public String message() {
            return "no second effect die may be taken";
        }
    }

    /** A counter-attack needs a won reaction. */
    @Rule(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    record NoCounterAttack() implements EffectViolation {
        @Override
        public String message() {
            return "a counter-attack needs a won reaction, and there is one at most";
        }
    }

    /** Each effect die is used once. */
    @Rule(USE)
    record NoEffectLeft() implements EffectViolation {
        @Override
        public String message() {
            return "there is no effect die left to use";
        }
    }

    /** The use does not fit the intent. */
    @Rule(USE)
    record WrongUse(Intent intent, EffectUse use) implements EffectViolation {
        @Override
        public String message() {
            return "an effect of " + intent.words() + " cannot be used for " + use.words();
        }
    }

    /** Removing takes an effect at least as large. */
    @Rule(USE)
    record EffectTooSmall(DieSize effect, DieSize needed) implements EffectViolation {
        @Override
        public String message() {
            return "a " + effect + " is too small to remove a " + needed;
        }
    }

    /** Stress and trauma go by recovery only. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    record NotByEffect(Trait trait) implements EffectViolation {
        @Override
        public String message() {
            return trait.words() + " is not changed by effect dice: stress and trauma go by recovery";
        }
    }

    /** Heroes do not feed the doom pool. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    record OnlyVillainsFeedDoom() implements EffectViolation {
        @Override
        public String message() {
            return "only villains' effect dice join the doom pool";
        }
    }

    /** Only stress just taken changes its type. */
    @Rule(PP_AFTER)
    record NoStressToChange() implements EffectViolation {
        @Override
        public String message() {
            return "nobody has just taken stress of another type";
        }
    }
}
