package io.github.crisisrules.encounter.colossus.momentum;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;

import io.github.crisisrules.core.rulebook.Rule;

/**
 * A level of Momentum.
 *
 * @param level the level, from 0 to {@link #HIGHEST}
 */
@Rule(MOMENTUM)
public record Momentum(int level) {
    /** The highest level. */
    public static final int HIGHEST = 12;

    /** The level at the start, and after a Subdued Rampage. */
    public static final Momentum START = new Momentum(9);

    /** The level at which the Colossus is Subdued. */
    public static final Momentum NONE = new Momentum(0);

    /**
     * Creates a level.
     *
     * @throws IllegalArgumentException if {@code level} is negative or more than {@link #HIGHEST}
     */
    public Momentum {
        if (level < 0 || level > HIGHEST) {
            throw new IllegalArgumentException("Momentum must be between 0 and " + HIGHEST + ", not " + level);
        }
    }

    /**
     * Creates a level.
     *
     * @throws IllegalArgumentException if {@code level} is negative or more than {@link #HIGHEST}
     */
    public static Momentum of(int level) {
        return new Momentum(level);
    }

    /**
     * Returns this level plus {@code amount}, at most {@link #HIGHEST}.
     *
     * @throws IllegalArgumentException if {@code amount} is negative
     */
    public Momentum gain(int amount) {
        return new Momentum(Math.min(HIGHEST, level + notNegative(amount)));
    }

    /**
     * Returns this level minus {@code amount}, at least 0.
     *
     * @throws IllegalArgumentException if {@code amount} is negative
     */
    public Momentum lose(int amount) {
        return new Momentum(Math.max(0, level - notNegative(amount)));
    }

    private static int notNegative(int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("A change of Momentum must be 0 or more, not " + amount);
        }
        return amount;
    }

    @Override
    public String toString() {
        return "Momentum " + level;
    }
}
