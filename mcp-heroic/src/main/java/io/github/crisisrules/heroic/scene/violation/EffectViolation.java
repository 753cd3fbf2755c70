package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.trait.Trait;

/** A use of an effect die that the rules refuse. */
public sealed interface EffectViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** No second effect die is available: the effect did not step up past D12, or the second die has been taken. */
    @Rule(EFFECT_UP)
    record NoSecondEffect() implements EffectViolation {}

    /** No counter-attack is possible: it requires a won reaction, and an action has at most one. */
    @Rule(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    record NoCounterAttack() implements EffectViolation {}

    /** All effect dice have been used. */
    @Rule(USE)
    record NoEffectLeft() implements EffectViolation {}

    /** The use does not fit the intent of the action. */
    @Rule(USE)
    record WrongEffectUse(Intent intent, EffectUse use) implements EffectViolation {}

    /** The effect die is smaller than the trait that it should remove or restore. */
    @Rule(USE)
    record EffectTooSmall(DieSize effect, DieSize required) implements EffectViolation {}

    /** Stress and trauma can be removed only by recovery. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    record NotRemovableByEffect(Trait trait) implements EffectViolation {}

    /** The effect die belongs to a hero, and only villains add effect dice to the doom pool. */
    @Rule(RECOVERY_ALONE_REMOVES_STRESS)
    record OnlyVillainsFeedDoom() implements EffectViolation {}

    /** There is no stress whose type can be changed; only stress taken last can, and only to another type. */
    @Rule(PP_AFTER)
    record NoStressToChange() implements EffectViolation {}
}
