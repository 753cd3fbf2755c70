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
                    3,
                    "simulated event of 128 players, 6 rounds, cut and bracket, against its six kernel pairings",
                    "SimulatedEventBenchmark.event",
                    "SimulatedEventBenchmark.pairings"));

    private Figures() {}
}
