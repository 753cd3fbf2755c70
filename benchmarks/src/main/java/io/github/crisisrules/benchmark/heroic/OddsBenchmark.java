package io.github.crisisrules.benchmark.heroic;

import io.github.crisisrules.benchmark.Comparison;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;

/** The exact odds of six dice against six, compared with 20,000 simulated actions of the same pools. */
public class OddsBenchmark extends Comparison {
    private final RandomSource random = Seed.of(1).random();

    @Override
    protected Object measured() {
        return PlainActions.exact();
    }

    @Override
    protected Object reference() {
        return PlainActions.simulated(random);
    }
}
