package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA_MET_IN_TRANSITION_IS_GONE;

import io.github.crisisrules.core.rulebook.Rule;

/** The result of a large enough effect die on trauma in a transition scene. The rules sheet allows both readings. */
@Rule(TRAUMA_MET_IN_TRANSITION_IS_GONE)
public enum TraumaPolicy {
    /** The trauma is removed, as stress would be. This is the default. */
    REMOVED,
    /** The trauma steps back once. */
    STEPPED_DOWN
}
