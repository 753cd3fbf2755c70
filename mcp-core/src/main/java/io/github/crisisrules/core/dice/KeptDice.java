package io.github.crisisrules.core.dice;

import io.vavr.collection.Vector;

/**
 * Which dice of a roll are kept, where an effect drops some: all dice are put into an order, the first few are dropped,
 * and of those that follow at most this many are kept.
 *
 * @param dropped how many are dropped from the front
 * @param most the most that are kept after them
 * @param order each face once
 */
public record KeptDice(int dropped, int most, Vector<CrisisFace> order) {
    private static final Vector<CrisisFace> BEST_FIRST = Vector.of(CrisisFace.values());
    private static final KeptDice ALL = new KeptDice(0, Integer.MAX_VALUE, BEST_FIRST);

    /**
     * Nothing below zero, and an order of all six faces.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public KeptDice {
        if (dropped < 0 || most < 0) {
            throw new IllegalArgumentException(
                    "the numbers of dice dropped and kept must be 0 or more, not " + dropped + " and " + most);
        }
        if (!order.sorted().equals(BEST_FIRST)) {
            throw new IllegalArgumentException(
                    "an order of faces names each of the six once, not " + order.mkString(", "));
        }
    }

    /** All dice. */
    public static KeptDice all() {
        return ALL;
    }

    /** This many of the best, in the order of {@link CrisisFace}. */
    public static KeptDice highest(int dice) {
        return new KeptDice(0, dice, BEST_FIRST);
    }

    /** This many of the worst. */
    public static KeptDice lowest(int dice) {
        return new KeptDice(0, dice, BEST_FIRST.reverse());
    }

    /** All but this many of the worst. */
    public static KeptDice dropLowest(int dice) {
        return new KeptDice(dice, Integer.MAX_VALUE, BEST_FIRST.reverse());
    }

    /** All but this many of the best. */
    public static KeptDice dropHighest(int dice) {
        return new KeptDice(dice, Integer.MAX_VALUE, BEST_FIRST);
    }

    /** The same with the faces in your own order. Those that are dropped or kept first come first. */
    public KeptDice by(CrisisFace... order) {
        return new KeptDice(dropped, most, Vector.of(order));
    }

    /** Whether no die is ever dropped. */
    public boolean isAll() {
        return dropped == 0 && most == Integer.MAX_VALUE;
    }

    /** The dice that are kept of these. */
    public FaceTally of(FaceTally tally) {
        if (isAll()) {
            return tally;
        }
        int[] kept = new int[6];
        int drop = dropped;
        int left = most;
        for (CrisisFace face : order) {
            int gone = Math.min(drop, tally.count(face));
            drop -= gone;
            kept[face.place()] = Math.min(left, tally.count(face) - gone);
            left -= kept[face.place()];
        }
        return FaceTally.of(kept);
    }
}
