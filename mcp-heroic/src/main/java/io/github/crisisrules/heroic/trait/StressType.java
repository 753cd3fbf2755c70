package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The three types of stress and trauma. */
@Rule(STRESS)
public enum StressType implements Describable {
    /** Wounds and exhaustion. */
    PHYSICAL,
    /** Confusion. */
    MENTAL,
    /** Fear, anger and despair. */
    EMOTIONAL;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
