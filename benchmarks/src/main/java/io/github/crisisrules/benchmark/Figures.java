package io.github.crisisrules.benchmark;

import io.github.crisisrules.benchmark.heroic.OddsBenchmark;
import java.util.List;

/** Every figure we promise, in the order of the table. */
final class Figures {
    static final List<Figure> ALL = List.of(
            Figure.atMost(
                    2,
                    "shuffle of 1,000,000 ints, against the same with SplittableRandom",
                    "SeedShuffleBenchmark.seed:1000000",
                    "SeedShuffleBenchmark.splittableRandom:1000000"),
            Figure.atMost(
                    4,
                    "pairing kernel, regular round 5 of 1,000,000 players, against a shuffle of as many ints",
                    "SwissKernelBenchmark.regular:1000000",
                    "SwissKernelBenchmark.shuffle:1000000"),
            Figure.atMost(
                    20,
                    "public pairing, regular round 5 of 1,000,000 players, values in and out, against the shuffle",
                    "SwissPairingBenchmark.pair:1000000",
                    "SwissKernelBenchmark.shuffle:1000000"),
            Figure.atMost(
                    200,
                    "pairing kernel, irregular round 8 of 64 players with 3 % draws, against a regular round 5",
                    "SwissKernelBenchmark.irregular:64",
                    "SwissKernelBenchmark.regular:64"),
            Figure.atMost(
                    300,
                    "pairing kernel, irregular round 8 of 1,024 players, against a shuffle of as many ints",
                    "SwissKernelBenchmark.irregular:1024",
                    "SwissKernelBenchmark.shuffle:1024"),
            Figure.atMost(
                    10,
                    "pairing kernel, irregular round 8 of 1,000,000 players, against a shuffle of as many ints",
                    "SwissKernelBenchmark.irregular:1000000",
                    "SwissKernelBenchmark.shuffle:1000000"),
            Figure.atMost(
                    150,
                    "pairing kernel, regular: 1,000,000 players over 10,000",
                    "SwissKernelBenchmark.regular:1000000",
                    "SwissKernelBenchmark.regular:10000"),
            Figure.shown(
                    "for comparison, the shuffle itself: 1,000,000 ints over 10,000",
                    "SwissKernelBenchmark.shuffle:1000000",
                    "SwissKernelBenchmark.shuffle:10000"),
            Figure.shown(
                    "for comparison, the field made of its 1,000,000 players first, against the shuffle",
                    "SwissPairingBenchmark.makeFieldAndPair:1000000",
                    "SwissKernelBenchmark.shuffle:1000000"),
            Figure.timesFaster(
                    20,
                    "public pairing of 64 players, against JGraphT's Kolmogorov matching of the same field",
                    "SwissPairingBenchmark.pair:64",
                    "KolmogorovBenchmark.match64"),
            Figure.timesFaster(
                    1000,
                    "public pairing of 1,024 players, against the same",
                    "SwissPairingBenchmark.pair:1024",
                    "KolmogorovBenchmark.match1024"),
            Figure.atMost(
                    3,
                    "exact Strengths of Schedule of 1,000,000 players after 6 rounds, against sums in double",
                    "StandingsKernelBenchmark.exactStrengths:1000000",
                    "StandingsKernelBenchmark.doubleStrengths:1000000"),
            Figure.atMost(
                    3,
                    "exact ranking of 1,000,000 players after 6 rounds, against one by double",
                    "StandingsKernelBenchmark.exactRanking:1000000",
                    "StandingsKernelBenchmark.doubleRanking:1000000"),
            Figure.atMost(
                    3,
                    "simulated event of 128 players, 6 rounds, cut and bracket, against its six kernel pairings",
                    "SimulatedEventBenchmark.event",
                    "SimulatedEventBenchmark.pairings"),
            Figure.atMost(
                    1,
                    "exact Heroic odds of 6 dice against 6, against 20,000 simulated actions",
                    "OddsBenchmark.exact",
                    "OddsBenchmark.simulated"),
            Figure.timesFaster(
                    1000,
                    "exact Heroic odds of 6 dice against 6, against all their faces (extrapolated from 3 against 3)",
                    "OddsBenchmark.exact",
                    "OddsBenchmark.allFacesOfThreeAgainstThree",
                    OddsBenchmark.FACES_OF_SIX_OVER_THREE));

    /** What is reported beside the promises: bytes allocated by an operation, for each player of the field. */
    static final List<Bytes> BYTES = List.of(
            new Bytes("public pairing of 64 players", "SwissPairingBenchmark.pair:64", 64),
            new Bytes("public pairing of 1,024 players", "SwissPairingBenchmark.pair:1024", 1024),
            new Bytes("public pairing of 1,000,000 players", "SwissPairingBenchmark.pair:1000000", 1_000_000),
            new Bytes(
                    "field made of 1,000,000 players, then paired",
                    "SwissPairingBenchmark.makeFieldAndPair:1000000",
                    1_000_000),
            new Bytes("pairing kernel, 1,000,000 players", "SwissKernelBenchmark.regular:1000000", 1_000_000));

    /**
     * Bytes allocated.
     *
     * @param of the benchmark, as JMH reports it
     * @param players how many players one operation pairs
     */
    record Bytes(String what, String of, int players) {}

    private Figures() {}
}
