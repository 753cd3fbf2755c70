package io.github.crisisrules.encounter.colossus.momentum;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SETUP;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/**
 * A level of Momentum.
 *
 * @param level the level, from 0 to {@link #HIGHEST}
 */
@Rule(MOMENTUM)
public record Momentum(int level) implements Describable {
    /** The highest level. */
    public static final int HIGHEST = 12;

    /** The smallest size of destroyed terrain for which the Colossus gains Momentum. */
    public static final int TERRAIN_SIZE = 2;

    /** The level at the start, and after a Subdued Rampage. */
    @Rule({SETUP, SUBDUE})
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

    /** Returns the level after a gain or loss with the given cause, within the bounds of the track. */
    public Momentum after(MomentumCause cause) {
        return new Momentum(Math.max(0, Math.min(HIGHEST, level + cause.change())));
    }

    /** Returns the level after a gain or loss with the given cause. A Subdued Colossus gains nothing. */
    @Rule({SUBDUE, MOMENTUM_STAYS_0_WHILE_SUBDUED})
    public Momentum after(MomentumCause cause, boolean isSubdued) {
        return isSubdued && cause.change() > 0 ? this : after(cause);
    }

    /** Returns whether a loss with the given cause Subdues the Colossus: it reaches 0 from a higher level. */
    @Rule({SUBDUE, MOMENTUM_STAYS_0_WHILE_SUBDUED})
    public boolean isSubduedBy(MomentumCause cause) {
        return level > 0 && after(cause).equals(NONE);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
