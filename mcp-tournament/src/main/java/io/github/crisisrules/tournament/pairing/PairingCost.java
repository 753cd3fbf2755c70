package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * The cost of a pairing, compared from the left: excluded pairs, rematches, then for each score group from the top
 * the number of its players who float down and how far. A pairing is optimal if no pairing of the pool costs less.
 *
 * @param excludedPairs the number of pairs that the organizer excluded
 * @param rematches the sum over pairs of the number of times the two players have met
 * @param floats one entry for each score group, highest group first
 */
public record PairingCost(int excludedPairs, int rematches, Vector<GroupFloats> floats)
        implements Comparable<PairingCost> {
    /**
     * Returns the cost of a pairing of the whole pool.
     *
     * @throws IllegalArgumentException if a player of the pool is not in exactly one pair, or a pair has a
     *     player who is not in the pool
     */
    @Rule({EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS, EventRuleId.GROUPS, EventRuleId.REMATCH})
    public static PairingCost of(PairingPool pool, Iterable<Pairing> pairs) {
        Vector<Pairing> paired = Vector.ofAll(pairs);
        pool.dense().inTwos(paired);
        int[] points = pool.groups()
                .map(ScoreGroup::points)
                .toJavaStream()
                .mapToInt(p -> -p)
                .toArray();
        int[] down = new int[points.length];
        int[] steps = new int[points.length];
        int forbidden = 0;
        int rematches = 0;
        for (Pairing pairing : paired) {
            int one = Arrays.binarySearch(points, -pool.points(pairing.first()));
            int other = Arrays.binarySearch(points, -pool.points(pairing.second()));
            if (one != other) {
                down[Math.min(one, other)]++;
                steps[Math.min(one, other)] += Math.abs(one - other);
            }
            forbidden += pool.forbidden().contains(pairing) ? 1 : 0;
            rematches += pool.met(pairing);
        }
        return new PairingCost(
                forbidden, rematches, Vector.tabulate(down.length, g -> new GroupFloats(down[g], steps[g])));
    }

    /**
     * Returns the cost that parity alone forces: no pairing costs less, and in a regular pool an optimal one costs
     * exactly this.
     */
    @Rule(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    public static PairingCost parity(PairingPool pool) {
        Vector<GroupFloats> floats = Vector.empty();
        int above = 0;
        for (ScoreGroup group : pool.groups()) {
            above += group.players().size();
            floats = floats.append(new GroupFloats(above % 2, above % 2));
        }
        return new PairingCost(0, 0, floats);
    }

    @Override
    public int compareTo(PairingCost other) {
        if (floats.size() != other.floats.size()) {
            throw new IllegalArgumentException(
                    "The costs have different numbers of score groups. Compare pairings of one pool only.");
        }
        int order = Integer.compare(excludedPairs, other.excludedPairs);
        order = order != 0 ? order : Integer.compare(rematches, other.rematches);
        for (int g = 0; g < floats.size() && order == 0; g++) {
            order = Integer.compare(floats.get(g).players(), other.floats.get(g).players());
            order = order != 0
                    ? order
                    : Integer.compare(floats.get(g).steps(), other.floats.get(g).steps());
        }
        return order;
    }
}
