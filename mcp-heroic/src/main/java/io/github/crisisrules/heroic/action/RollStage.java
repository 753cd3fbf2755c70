package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.rulebook.Rule;

/** The progress of one roll of an action, from step 2 to step 10 of the rules sheet. */
@Rule(SEQUENCE)
public enum RollStage {
    /** Steps 2 to 4: dice join the pool until it is rolled. */
    POOL,
    /** Steps 5 to 8: opportunities are set aside, total and effect are chosen, and more dice are bought. */
    CHOICE,
    /** Steps 9 and 10: the result is final, and the other side may buy opportunities before the next step. */
    DECLARED
}
