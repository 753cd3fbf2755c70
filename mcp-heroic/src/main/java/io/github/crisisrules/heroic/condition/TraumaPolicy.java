package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA_MET_IN_TRANSITION_IS_GONE;

import io.github.crisisrules.core.rulebook.Rule;

/** What a large enough effect does to trauma in a transition scene. The sheet can be read both ways. */
@Rule(TRAUMA_MET_IN_TRANSITION_IS_GONE)
public enum TraumaPolicy {
    /** It is gone, as stress would be. The default. */
    GONE,
    /** It steps back once. */
    ONE_STEP_BACK
}
