package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;

import io.github.crisisrules.core.rulebook.Rule;

/** The three kinds of stress, and of trauma. */
@Rule(STRESS)
public enum StressType {
    /** Wounds and exhaustion. */
    PHYSICAL,
    /** Confusion. */
    MENTAL,
    /** Fear, anger, despair. */
    EMOTIONAL
}
