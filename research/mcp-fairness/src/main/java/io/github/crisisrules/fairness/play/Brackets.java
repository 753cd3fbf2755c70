package io.github.crisisrules.fairness.play;

import java.util.Arrays;

/** Positions in a bracket: one for each seed, best first, filled up with empty positions to a power of two. */
final class Brackets {
    /** The content of an empty position. */
    static final int NOBODY = -1;

    private Brackets() {}

    /** Returns the number of rounds after which one of the given number of players is left. */
    static int rounds(int players) {
        return 32 - Integer.numberOfLeadingZeros(players - 1);
    }

    /** Returns the players by seed: in the true order if {@code seeded}, otherwise at random. */
    static int[] seeds(EventSample draw, boolean seeded) {
        if (seeded) {
            return draw.trueOrder().clone();
        }
        int[] order = new int[draw.players()];
        Arrays.setAll(order, p -> p);
        draw.desk().split("bracket").draws().shuffle(order);
        return order;
    }

    /** Returns the positions of the first round, each with the index of a seed or empty. */
    static int[] places(int players) {
        int[] line = new int[1 << rounds(players)];
        Arrays.setAll(line, i -> i < players ? i : NOBODY);
        return line;
    }
}
