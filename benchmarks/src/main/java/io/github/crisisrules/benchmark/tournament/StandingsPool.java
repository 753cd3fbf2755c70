package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.Seed;
import java.util.Arrays;

/** A simulated event after six rounds, laid out both for the standings kernel and for sums in {@code double}. */
final class StandingsPool {
    final SimulatedPool pool;
    final int[] rounds;
    final int[] lots;
    private final int[] start;
    private final int[] others;

    StandingsPool(int players) {
        pool = SimulatedPool.after(players, 6, 3, Seed.of(2));
        rounds = new int[players];
        Arrays.fill(rounds, 6);
        lots = new int[players];
        Arrays.setAll(lots, i -> i);
        Seed.of(6).random().shuffle(lots);
        start = new int[players + 1];
        others = new int[6 * players];
        for (int p = 0; p < players; p++) {
            start[p + 1] = start[p] + pool.met.copyOthers(p, others, start[p]);
        }
    }

    /** Returns the Strengths of Schedule in floating point. */
    double[] sums() {
        double[] share = new double[rounds.length];
        for (int p = 0; p < rounds.length; p++) {
            share[p] = (double) pool.points[p] / rounds[p];
        }
        double[] strength = new double[rounds.length];
        for (int p = 0; p < rounds.length; p++) {
            double sum = 0;
            for (int k = start[p]; k < start[p + 1]; k++) {
                sum += share[others[k]];
            }
            strength[p] = sum / (start[p + 1] - start[p]);
        }
        return strength;
    }

    /** Returns the ranking by those sums. */
    long[] ranking() {
        double[] strength = sums();
        long[] keys = new long[rounds.length];
        for (int p = 0; p < rounds.length; p++) {
            long tie = (long) ((pool.points[p] * 64.0 + strength[p]) * 4096.0);
            long key = tie * 256 + pool.vps[p];
            keys[p] = (-key << 20) | lots[p];
        }
        Arrays.sort(keys);
        return keys;
    }
}
