package io.github.crisisrules.benchmark;

import java.util.List;

/** Every figure we promise, in the order of the table. */
final class Figures {
    static final List<Figure> ALL = List.of(Figure.atMost(
            2,
            "shuffle of 1,000,000 ints, against the same with SplittableRandom",
            "SeedShuffleBenchmark.seed:1000000",
            "SeedShuffleBenchmark.splittableRandom:1000000"));

    private Figures() {}
}
