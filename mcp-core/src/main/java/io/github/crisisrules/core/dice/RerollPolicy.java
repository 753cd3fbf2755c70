package io.github.crisisrules.core.dice;

/**
 * The number of dice to reroll, and their order: the dice that do not succeed, each once, until the limit is
 * reached, starting with the original dice from the first to the last and followed by the added ones. Failures are
 * skipped unless the roll's rules unlock them. Rerolled dice never add dice, and a rerolled critical has already
 * added its die.
 *
 * @param limit the max number of dice
 */
public record RerollPolicy(int limit) {
    private static final RerollPolicy NONE = new RerollPolicy(0);
    private static final RerollPolicy ALL = new RerollPolicy(Integer.MAX_VALUE);

    /**
     * Validates the limit.
     *
     * @throws IllegalArgumentException if {@code limit} is negative
     */
    public RerollPolicy {
        if (limit < 0) {
            throw new IllegalArgumentException("The number of dice to reroll must be 0 or more, not " + limit + ".");
        }
    }

    /** Returns a policy that rerolls no die. */
    public static RerollPolicy none() {
        return NONE;
    }

    /** Creates a policy that rerolls up to {@code limit} dice. */
    public static RerollPolicy upTo(int limit) {
        return new RerollPolicy(limit);
    }

    /** Returns a policy that rerolls every die that does not succeed. */
    public static RerollPolicy all() {
        return ALL;
    }
}
