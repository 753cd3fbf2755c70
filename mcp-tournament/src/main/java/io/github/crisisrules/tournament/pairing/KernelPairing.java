package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;

/** A system that is one kernel: its pairs are read off by dense index. */
record KernelPairing(String name, PairingLaw law, Kernel kernel) implements PairingSystem {
    /** From a field to its pairs, read in twos. */
    @FunctionalInterface
    interface Kernel {
        int[] pair(DenseField field, Draw draw);
    }

    @Override
    public RoundPairing pair(PairingField field, Seed seed) {
        DenseField dense = field.dense();
        return new RoundPairing(dense.tables(kernel.pair(dense, seed.draws())), new PairingTrace(name, law));
    }
}
