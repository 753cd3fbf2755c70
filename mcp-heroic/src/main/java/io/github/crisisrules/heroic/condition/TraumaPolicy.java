package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_6;

import io.github.crisisrules.core.rulebook.Rule;

/** What a large enough effect does to trauma in a transition scene. The sheet can be read both ways. */
@Rule(RULING_6)
public enum TraumaPolicy {
    /** It is gone, as stress would be. The default. */
    GONE,
    /** It steps back once. */
    ONE_STEP_BACK
}
