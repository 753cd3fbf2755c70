package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;

/** How many dice an attack, defence or dodge roll starts with; never fewer than one. */
@Rule(POOL)
public record DicePool(int dice) {
    /** At least one die. */
    public DicePool {
        if (dice < 1) {
            throw new IllegalArgumentException("a pool has one die or more, not " + dice);
        }
    }

    /** A pool of so many dice. */
    public static DicePool of(int dice) {
        return new DicePool(dice);
    }

    /** With dice added, or taken away where {@code dice} is below zero; one always remains. */
    @Rule(POOL)
    public DicePool plus(int more) {
        return new DicePool(Math.max(1, Math.addExact(dice, more)));
    }
}
