package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.rulebook.Rule;

/** How far one roll of an action has come: steps 2 to 10 of the sheet. */
@Rule(SEQUENCE)
public enum Stage {
    /** Steps 2 to 4: dice join the pool until it is rolled. */
    POOL,
    /** Steps 5 to 7: opportunities are set aside, total and effect are chosen. */
    CHOICE,
    /** Steps 8 and 9: dice are bought, then the result is declared. */
    SPENDS,
    /** Step 10: the other side buys opportunities. */
    OPPORTUNITIES,
    /** The roll is settled. */
    SETTLED
}
