package io.github.crisisrules.benchmark;

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
                    "SimulatedEventBenchmark.pairings"));

    private Figures() {}
}
