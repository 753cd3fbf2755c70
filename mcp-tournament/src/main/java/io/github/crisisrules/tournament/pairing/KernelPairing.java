package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;

/** A system that consists of one kernel, whose result is read by dense index. */
record KernelPairing(String name, PairingDistribution distribution, Kernel kernel) implements PairingSystem {
    /** A function from a pool to its pairs, read in twos. */
    @FunctionalInterface
    interface Kernel {
        int[] pair(DensePool pool, RandomSource random);
    }

    @Override
    public RoundPairing pair(PairingPool pool, Seed seed) {
        DensePool dense = pool.dense();
        return new RoundPairing(dense.tables(kernel.pair(dense, seed.random())), new PairingTrace(name, distribution));
    }
}
