package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Exact standings after six rounds, against the same sums in {@code double}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StandingsKernelBenchmark {
    /** How many players. */
    @Param("1000000")
    public int players;

    private SimulatedField field = SimulatedField.after(2, 1, 0, Seed.of(1));
    private int[] rounds = new int[0];
    private int[] lots = new int[0];
    private int[] start = new int[0];
    private int[] others = new int[0];

    /** Six rounds. */
    @Setup
    public void play() {
        field = SimulatedField.after(players, 6, 3, Seed.of(2));
        rounds = new int[players];
        Arrays.fill(rounds, 6);
        lots = new int[players];
        for (int i = 0; i < players; i++) {
            lots[i] = i;
        }
        Seed.of(6).draws().shuffle(lots);
        start = new int[players + 1];
        others = new int[6 * players];
        for (int p = 0; p < players; p++) {
            start[p + 1] = start[p] + field.met.copyOthers(p, others, start[p]);
        }
    }

    /** Strengths of Schedule, exact. */
    @Benchmark
    public long[] exactStrengths() {
        return StandingsKernel.scaledStrengths(field.points, rounds, field.met);
    }

    /** The whole ranking: strengths, victory points, lots. */
    @Benchmark
    public int[] exactRanking() {
        return StandingsKernel.rank(field.points, rounds, field.met, field.vps, lots);
    }

    /** The sums alone, in floating point. */
    @Benchmark
    public double[] doubleStrengths() {
        return sums();
    }

    /** The sums in floating point, and the same ranking by them. */
    @Benchmark
    public long[] doubleRanking() {
        double[] strength = sums();
        long[] keys = new long[players];
        for (int p = 0; p < players; p++) {
            long tie = (long) ((field.points[p] * 64.0 + strength[p]) * 4096.0);
            long key = tie * 256 + field.vps[p];
            keys[p] = (-key << 20) | lots[p];
        }
        Arrays.sort(keys);
        return keys;
    }

    private double[] sums() {
        double[] share = new double[players];
        for (int p = 0; p < players; p++) {
            share[p] = (double) field.points[p] / rounds[p];
        }
        double[] strength = new double[players];
        for (int p = 0; p < players; p++) {
            double sum = 0;
            for (int k = start[p]; k < start[p + 1]; k++) {
                sum += share[others[k]];
            }
            strength[p] = sum / (start[p + 1] - start[p]);
        }
        return strength;
    }
}
