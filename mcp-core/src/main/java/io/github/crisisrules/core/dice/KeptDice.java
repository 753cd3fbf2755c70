package io.github.crisisrules.core.dice;

import io.vavr.collection.Vector;

/**
 * The dice of a roll that are kept when an effect drops some. All dice are put in order, the first {@code dropped}
 * are dropped, and at most {@code max} of the following are kept.
 *
 * @param dropped the number of dice that are dropped from the front
 * @param max the max number of dice that are kept after them
 * @param order the order of the six faces, each once
 */
public record KeptDice(int dropped, int max, Vector<CrisisFace> order) {
    private static final Vector<CrisisFace> BEST_FIRST = Vector.of(CrisisFace.values());
    private static final KeptDice ALL = new KeptDice(0, Integer.MAX_VALUE, BEST_FIRST);

    /**
     * Validates the numbers and the order.
     *
     * @throws IllegalArgumentException if {@code dropped} or {@code max} is negative, or {@code order} does not
     *     contain each of the six faces once
     */
    public KeptDice {
        if (dropped < 0 || max < 0) {
            throw new IllegalArgumentException(
                    "The numbers of dropped and kept dice must be 0 or more, not " + dropped + " and " + max + ".");
        }
        if (!order.sorted().equals(BEST_FIRST)) {
            throw new IllegalArgumentException(
                    "An order of faces must contain each of the six once, not " + order.mkString(", ") + ".");
        }
    }

    /** Returns a value that keeps all dice. */
    public static KeptDice all() {
        return ALL;
    }

    /** Creates a value that keeps the given number of best dice, in the order of {@link CrisisFace}. */
    public static KeptDice highest(int dice) {
        return new KeptDice(0, dice, BEST_FIRST);
    }

    /** Creates a value that keeps the given number of worst dice. */
    public static KeptDice lowest(int dice) {
        return new KeptDice(0, dice, BEST_FIRST.reverse());
    }

    /** Creates a value that drops the given number of worst dice. */
    public static KeptDice dropLowest(int dice) {
        return new KeptDice(dice, Integer.MAX_VALUE, BEST_FIRST.reverse());
    }

    /** Creates a value that drops the given number of best dice. */
    public static KeptDice dropHighest(int dice) {
        return new KeptDice(dice, Integer.MAX_VALUE, BEST_FIRST);
    }

    /** Returns a copy with the faces in the given order. Faces that are dropped or kept first come first. */
    public KeptDice by(CrisisFace... order) {
        return new KeptDice(dropped, max, Vector.of(order));
    }

    /** Returns whether no die is ever dropped. */
    public boolean isAll() {
        return dropped == 0 && max == Integer.MAX_VALUE;
    }

    /** Returns the dice of a tally that are kept. */
    public FaceTally of(FaceTally tally) {
        if (isAll()) {
            return tally;
        }
        int[] kept = new int[6];
        int drop = dropped;
        int left = max;
        for (CrisisFace face : order) {
            int gone = Math.min(drop, tally.count(face));
            drop -= gone;
            kept[face.place()] = Math.min(left, tally.count(face) - gone);
            left -= kept[face.place()];
        }
        return FaceTally.of(kept);
    }
}
