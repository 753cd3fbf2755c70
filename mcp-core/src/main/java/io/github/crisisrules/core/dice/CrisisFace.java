package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.DIE;

import io.github.crisisrules.core.rulebook.Rule;

/** What a Crisis die can show, from the best to the worst, and on how many of its eight faces. */
@Rule(DIE)
public enum CrisisFace {
    /** Succeeds in every roll, and may add a die. */
    CRITICAL(1),
    /** Succeeds in every roll. */
    WILD(1),
    /** Succeeds in attacks. */
    HIT(2),
    /** Succeeds in defence and dodge. */
    BLOCK(1),
    /** Nothing. */
    BLANK(2),
    /** Nothing, and stays so. */
    FAILURE(1);

    private final int faces;

    CrisisFace(int faces) {
        this.faces = faces;
    }

    /** On how many faces of the die it is printed. */
    public int faces() {
        return faces;
    }
}
