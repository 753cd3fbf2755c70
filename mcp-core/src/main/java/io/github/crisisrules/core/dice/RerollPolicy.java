package io.github.crisisrules.core.dice;

/**
 * How many dice are rerolled, and which: those that do not succeed, as they lie (the original dice from the first to the
 * last, then the added ones), until the limit is reached; each once. Failures are passed over unless the roll's rules
 * unlock them. Rerolled dice never add more dice, and a rerolled critical has added its die already.
 *
 * @param limit the most dice
 */
public record RerollPolicy(int limit) {
    private static final RerollPolicy NONE = new RerollPolicy(0);
    private static final RerollPolicy ALL = new RerollPolicy(Integer.MAX_VALUE);

    /**
     * A limit is not below zero.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RerollPolicy {
        if (limit < 0) {
            throw new IllegalArgumentException("the number of dice to reroll must be 0 or more, not " + limit);
        }
    }

    /** No die. */
    public static RerollPolicy none() {
        return NONE;
    }

    /** Up to this many dice. */
    public static RerollPolicy upTo(int limit) {
        return new RerollPolicy(limit);
    }

    /** Every die that does not succeed. */
    public static RerollPolicy all() {
        return ALL;
    }
}
