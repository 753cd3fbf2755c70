package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.CostKernel;
import io.github.crisisrules.tournament.kernel.RankedKernel;

/** A system that consists of one kernel, whose result is read by dense index. */
record KernelPairing(String name, PairingDistribution distribution, Kernel kernel) implements PairingSystem {
    static final KernelPairing RANDOM_WITH_REMATCHES = new KernelPairing(
            "random with rematches",
            PairingDistribution.EXACT,
            (pool, random) -> RankedKernel.random(pool.size(), random));

    static final KernelPairing LEAST_SQUARED_GAPS = new KernelPairing(
            "least squared gaps",
            PairingDistribution.NONE,
            (pool, random) -> CostKernel.leastSquaredGaps(pool.points(), pool.met(), pool.forbidden(), random));

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
