package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;

/** A system that consists of one kernel, whose result is read by dense index. */
record KernelPairing(String name, PairingLaw law, Kernel kernel) implements PairingSystem {
    /** A function from a pool to its pairs, read in twos. */
    @FunctionalInterface
    interface Kernel {
        int[] pair(DensePool field, RandomSource draw);
    }

    @Override
    public RoundPairing pair(PairingPool field, Seed seed) {
        DensePool dense = field.dense();
        return new RoundPairing(dense.tables(kernel.pair(dense, seed.draws())), new PairingTrace(name, law));
    }
}
