package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The pairing kernel against a plain shuffle of as many numbers with the same generator. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
public class SwissKernelBenchmark {
    /** Numbers to shuffle. */
    @State(Scope.Thread)
    public static class Numbers {
        /** How many. */
        @Param({"64", "1024", "10000", "1000000"})
        public int players;

        private int[] items = new int[0];
        private final Draw draw = Seed.of(3).draws();

        /** The numbers in order. */
        @Setup(Level.Trial)
        public void fill() {
            items = new int[players];
            for (int i = 0; i < players; i++) {
                items[i] = i;
            }
        }
    }

    /** Round 5 without draws, a field that is regular. */
    @State(Scope.Thread)
    public static class Regular {
        /** How many players. */
        @Param({"64", "1024", "10000", "1000000"})
        public int players;

        private List<SimulatedField> fields = List.of();
        private final Draw draw = Seed.of(4).draws();
        private int next;

        /** Four rounds of simulated events. */
        @Setup(Level.Trial)
        public void play() {
            fields = SimulatedField.some(players > 100_000 ? 2 : 16, players, 4, 0, true);
        }
    }

    /** Round 8 with 3 % draws, a field that is not regular; the million is made so by hand. */
    @State(Scope.Thread)
    public static class Irregular {
        /** How many players. */
        @Param({"64", "1024", "1000000"})
        public int players;

        private List<SimulatedField> fields = List.of();
        private final Draw draw = Seed.of(5).draws();
        private int next;

        /** Seven rounds of simulated events. */
        @Setup(Level.Trial)
        public void play() {
            fields = players > 100_000
                    ? List.of(SimulatedField.after(players, 7, 3, Seed.of(1)).disturbed())
                    : SimulatedField.some(16, players, 7, 3, false);
            if (fields.stream().anyMatch(SimulatedField::isRegular)) {
                throw new AssertionError("an irregular field was asked for");
            }
        }
    }

    /** What everything else is measured against. */
    @Benchmark
    public int[] shuffle(Numbers numbers) {
        numbers.draw.shuffle(numbers.items);
        return numbers.items;
    }

    /** A pairing where parity decides the floats. */
    @Benchmark
    public int[] regular(Regular state) {
        return state.fields.get(state.next++ % state.fields.size()).pair(state.draw);
    }

    /** A pairing where it does not. */
    @Benchmark
    public int[] irregular(Irregular state) {
        return state.fields.get(state.next++ % state.fields.size()).pair(state.draw);
    }
}
