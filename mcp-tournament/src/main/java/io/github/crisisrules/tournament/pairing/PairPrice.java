package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.kernel.CostKernel;

/** The price of pairing two players, which must not depend on their order; for {@link PairingSystem#leastCost}. */
@FunctionalInterface
public interface PairPrice {
    /** The largest price, and the negative of the smallest. */
    long LARGEST = CostKernel.LARGEST;

    /** Returns the price of a pair: lower is better, and it may be negative. */
    long of(PoolPlayer one, PoolPlayer other);
}
