package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;
import java.util.Comparator;

/**
 * The ranking of players by a chain of values: all players by the first, each tied group by the next, and the last
 * ties by a given order. One place of the chain may hold a score within the tied group, which is computed when the
 * group is known.
 *
 * <p>Layout: {@code values[k][p]} is the value of player {@code p} at place {@code k} of the chain; the greater one
 * is ranked first. {@code order[from] … order[to - 1]} is a tied group.
 *
 * <p>Cost: one sort for each place of the chain, of the players who are still tied there.
 */
public final class ChainKernel {
    /** The value of a score within the group for players to whom it was not applied. */
    public static final long NONE = -1;

    private final long[][] values;
    private final int grouped;
    private final GroupScore score;
    private final Comparator<Integer> last;
    private final Integer[] order;

    /** A score of each player within a tied group. */
    @FunctionalInterface
    public interface GroupScore {
        /** Sets the scores of all players of the group, or leaves them at {@link #NONE} if it has none. */
        void score(int[] group, long[] values);
    }

    private ChainKernel(long[][] values, int grouped, GroupScore score, Comparator<Integer> last) {
        this.values = values;
        this.grouped = grouped;
        this.score = score;
        this.last = last;
        this.order = new Integer[values[0].length];
        Arrays.setAll(order, p -> p);
    }

    /**
     * Returns the players from the best to the last.
     *
     * @param values the values by place of the chain, at least one, and player; those of {@code grouped} are filled
     * @param grouped the place of the score within the group, or -1 if the chain has none
     * @param last the order of players who are tied at the end of the chain
     */
    public static int[] rank(long[][] values, int grouped, GroupScore score, Comparator<Integer> last) {
        if (grouped >= 0) {
            Arrays.fill(values[grouped], NONE);
        }
        ChainKernel kernel = new ChainKernel(values, grouped, score, last);
        kernel.split(0, kernel.order.length, 0);
        return Arrays.stream(kernel.order).mapToInt(Integer::intValue).toArray();
    }

    /** Orders a tied group by the values from the given place of the chain on. */
    private void split(int from, int to, int place) {
        if (to - from < 2) {
            return;
        }
        if (place == values.length) {
            Arrays.sort(order, from, to, last);
            return;
        }
        long[] by = values[place];
        if (place == grouped) {
            int[] group = new int[to - from];
            Arrays.setAll(group, i -> order[from + i]);
            score.score(group, by);
        }
        Arrays.sort(order, from, to, (one, other) -> Long.compare(by[other], by[one]));
        int first = from;
        for (int next = from + 1; next <= to; next++) {
            if (next == to || by[order[next]] != by[order[first]]) {
                split(first, next, place + 1);
                first = next;
            }
        }
    }
}
