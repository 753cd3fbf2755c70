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

    /** A limit is not below zero. */
    public RerollPolicy {
        if (limit < 0) {
            throw new IllegalArgumentException("rerolls of " + limit + " dice");
        }
    }

    /** No die. */
    public static RerollPolicy none() {
        return NONE;
    }

    /** Up to so many dice. */
    public static RerollPolicy upTo(int limit) {
        return new RerollPolicy(limit);
    }

    /** Every die that does not succeed. */
    public static RerollPolicy all() {
        return ALL;
    }
}
