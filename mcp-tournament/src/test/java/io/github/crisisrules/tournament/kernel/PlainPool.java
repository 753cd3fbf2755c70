package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.RandomSource;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** A pool as the contract states it, for the slow readings: points, a table of meetings, a table of forbidden pairs. */
public final class PlainPool {
    public final int[] points;
    final int[][] met;
    final boolean[][] forbidden;

    public PlainPool(int[] points) {
        this.points = points;
        this.met = new int[points.length][points.length];
        this.forbidden = new boolean[points.length][points.length];
    }

    public int size() {
        return points.length;
    }

    public PlainPool meet(int a, int b) {
        met[a][b]++;
        met[b][a]++;
        return this;
    }

    public PlainPool forbid(int a, int b) {
        forbidden[a][b] = true;
        forbidden[b][a] = true;
        return this;
    }

    public Meetings meetings() {
        List<int[]> pairs = new ArrayList<>();
        for (int a = 0; a < size(); a++) {
            for (int b = a + 1; b < size(); b++) {
                for (int k = 0; k < met[a][b]; k++) {
                    pairs.add(new int[] {a, b});
                }
            }
        }
        return among(pairs);
    }

    public Meetings bans() {
        List<int[]> pairs = new ArrayList<>();
        for (int a = 0; a < size(); a++) {
            for (int b = a + 1; b < size(); b++) {
                if (forbidden[a][b]) {
                    pairs.add(new int[] {a, b});
                }
            }
        }
        return among(pairs);
    }

    private Meetings among(List<int[]> pairs) {
        return Meetings.among(
                size(),
                pairs.stream().mapToInt(p -> p[0]).toArray(),
                pairs.stream().mapToInt(p -> p[1]).toArray());
    }

    public int[] pair(RandomSource random) {
        return SwissKernel.pair(new PairingState(points, meetings(), bans()), random);
    }

    /** The kernel on this pool in its current state, for many draws. */
    Function<RandomSource, int[]> sampler() {
        Meetings meetings = meetings();
        Meetings bans = bans();
        return random -> SwissKernel.pair(new PairingState(points, meetings, bans), random);
    }

    /** The group of each player: 0 for the most points. */
    public int[] groups() {
        int[] values = Arrays.stream(points).distinct().sorted().toArray();
        return Arrays.stream(points)
                .map(p -> values.length - 1 - Arrays.binarySearch(values, p))
                .toArray();
    }

    int groupCount() {
        return (int) Arrays.stream(points).distinct().count();
    }

    /** The cost of a pairing read in twos: forbidden, rematches, then floats and steps of each group. */
    public int[] cost(int[] pairing) {
        int[] group = groups();
        int[] cost = new int[2 + 2 * groupCount()];
        for (int i = 0; i < pairing.length; i += 2) {
            int a = pairing[i];
            int b = pairing[i + 1];
            cost[0] += forbidden[a][b] ? 1 : 0;
            cost[1] += met[a][b];
            int high = Math.min(group[a], group[b]);
            int fall = Math.abs(group[a] - group[b]);
            cost[2 + 2 * high] += fall > 0 ? 1 : 0;
            cost[3 + 2 * high] += fall;
        }
        return cost;
    }

    /** Every pair's cost as one number: the components as digits to a base that no sum reaches. */
    public BigInteger[][] bigCosts() {
        int n = size();
        int most = Arrays.stream(met).flatMapToInt(Arrays::stream).max().orElse(0);
        BigInteger base = BigInteger.valueOf((long) n * (groupCount() + most + 1) + 1);
        BigInteger[][] costs = new BigInteger[n][n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                BigInteger sum = BigInteger.ZERO;
                if (a != b) {
                    for (int digit : cost(new int[] {a, b})) {
                        sum = sum.multiply(base).add(BigInteger.valueOf(digit));
                    }
                }
                costs[a][b] = sum;
            }
        }
        return costs;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("points " + Arrays.toString(points) + " met");
        for (int a = 0; a < size(); a++) {
            for (int b = a + 1; b < size(); b++) {
                if (met[a][b] > 0 || forbidden[a][b]) {
                    text.append(' ').append(a).append('-').append(b);
                    text.append(met[a][b] == 1 ? "" : "x" + met[a][b]).append(forbidden[a][b] ? "!" : "");
                }
            }
        }
        return text.toString();
    }
}
