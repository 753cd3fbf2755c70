package io.github.crisisrules.fairness.forecast;

/**
 * The estimated probability of something: the number of simulated continuations in which it happened.
 *
 * @param of the number of continuations counted, at least 1
 */
public record Chance(long happened, long of) {
    /**
     * Validates the counts.
     *
     * @throws IllegalArgumentException if {@code of} is less than 1, or if {@code happened} is not from 0 to
     *     {@code of}
     */
    public Chance {
        if (of < 1 || happened < 0 || happened > of) {
            throw new IllegalArgumentException(
                    "Something cannot happen in " + happened + " of " + of + " continuations.");
        }
    }

    /** Returns the share of continuations in which it happened, from 0 to 1. */
    public double share() {
        return (double) happened / of;
    }

    /**
     * Returns the standard error of the share. It measures the luck of the simulation alone: the share of infinitely
     * many continuations under the same assumptions is known this well.
     */
    public double error() {
        return Math.sqrt(share() * (1 - share()) / of);
    }

    /** Returns whether it happened in every continuation. */
    public boolean isAlways() {
        return happened == of;
    }

    /** Returns whether it happened in no continuation. */
    public boolean isNever() {
        return happened == 0;
    }

    /** Returns the share in whole percent, such as "38 %"; what happened only sometimes is never 0 or 100 %. */
    public String describe() {
        long percent = Math.round(100 * share());
        return percent == 0 && !isNever() ? "<1 %" : percent == 100 && !isAlways() ? ">99 %" : percent + " %";
    }
}
