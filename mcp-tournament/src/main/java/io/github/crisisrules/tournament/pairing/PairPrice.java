package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.kernel.CostKernel;

/** What it costs to pair two players, the same whoever is named first; for {@link PairingSystem#leastCost}. */
@FunctionalInterface
public interface PairPrice {
    /** The largest price, and the negative of the smallest. */
    long LARGEST = CostKernel.LARGEST;

    /** The price of a pair: lower is better, below 0 is allowed. */
    long of(FieldPlayer one, FieldPlayer other);
}
