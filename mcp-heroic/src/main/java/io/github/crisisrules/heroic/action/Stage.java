package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.rulebook.Rule;

/** How far one roll of an action has come: steps 2 to 10 of the sheet. */
@Rule(SEQUENCE)
public enum Stage {
    /** Steps 2 to 4: dice join the pool until it is rolled. */
    POOL,
    /** Steps 5 to 8: opportunities are set aside, total and effect are chosen, more dice are bought. */
    CHOICE,
    /** Steps 9 and 10: the result stands; the other side may buy opportunities before the next step. */
    DECLARED
}
