package io.github.crisisrules.fairness.play;

import java.util.Arrays;

/** Who stands where in a bracket: a place for each seed, best first, filled up with nobody to a power of two. */
final class Brackets {
    /** In place of a player. */
    static final int NOBODY = -1;

    private Brackets() {}

    /** How many rounds leave one of this many. */
    static int rounds(int players) {
        return 32 - Integer.numberOfLeadingZeros(players - 1);
    }

    /** The seeds of an event, by rating or by draw. */
    static int[] seeds(EventDraw draw, boolean seeded) {
        if (seeded) {
            return draw.trueOrder().clone();
        }
        int[] order = new int[draw.players()];
        Arrays.setAll(order, p -> p);
        draw.desk().split("bracket").draws().shuffle(order);
        return order;
    }

    /** The places of the first round: the number of a seed, or nobody. */
    static int[] places(int players) {
        int[] line = new int[1 << rounds(players)];
        Arrays.setAll(line, i -> i < players ? i : NOBODY);
        return line;
    }
}
