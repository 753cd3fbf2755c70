package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.MOMENTUM;

import io.github.crisisrules.core.rulebook.Rule;

/** Where the token on the Momentum Tracker stands. */
@Rule(MOMENTUM)
public record Momentum(int level) {
    /** The highest level. */
    public static final int HIGHEST = 12;

    /** At the start, and again after a Subdued Rampage. */
    public static final Momentum START = new Momentum(9);

    /** Subdued. */
    public static final Momentum NONE = new Momentum(0);

    /**
     * From 0 to 12.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Momentum {
        if (level < 0 || level > HIGHEST) {
            throw new IllegalArgumentException("Momentum is 0 to " + HIGHEST + ", not " + level);
        }
    }

    /** This level. */
    public static Momentum of(int level) {
        return new Momentum(level);
    }

    /** More, to 12 at most. */
    public Momentum gain(int amount) {
        return new Momentum(Math.min(HIGHEST, level + notNegative(amount)));
    }

    /** Less, to 0 at least. */
    public Momentum lose(int amount) {
        return new Momentum(Math.max(0, level - notNegative(amount)));
    }

    private static int notNegative(int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("a change of Momentum must be 0 or more, not " + amount);
        }
        return amount;
    }

    @Override
    public String toString() {
        return "Momentum " + level;
    }
}
