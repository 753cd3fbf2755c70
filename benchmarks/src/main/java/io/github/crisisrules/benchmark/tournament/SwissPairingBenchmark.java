package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.pairing.FieldPlayer;
import io.github.crisisrules.tournament.pairing.PairingField;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.vavr.collection.Vector;
import java.util.List;
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

/** Round 5 of a regular field through the public face: a field in, a pairing in table order out, all immutable values. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
public class SwissPairingBenchmark {
    private static final PairingSystem SYSTEM = PairingSystem.swiss();

    /** How many players. */
    @Param({"64", "1024", "1000000"})
    public int players;

    private List<PairingField> fields = List.of();
    private Vector<FieldPlayer> listed = Vector.empty();
    private int next;

    /** Four rounds of simulated events. */
    @Setup
    public void play() {
        List<SimulatedField> simulated = SimulatedField.some(players > 100_000 ? 1 : 16, players, 4, 0, true);
        fields =
                simulated.stream().map(field -> PairingField.of(field.values())).toList();
        listed = simulated.get(0).values();
    }

    /** A field paired. */
    @Benchmark
    public RoundPairing pair() {
        next++;
        return SYSTEM.pair(fields.get(next % fields.size()), Seed.of(next));
    }

    /** The field made of its players first: sorted, checked, indexed; then paired. */
    @Benchmark
    public RoundPairing makeFieldAndPair() {
        return SYSTEM.pair(PairingField.of(listed), Seed.of(next++));
    }
}
