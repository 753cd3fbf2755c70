package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;

/** Pairs one round on dense indices. */
interface RoundPairer {
    /** The members in pairs: the result is read in twos. An even number of members, ascending. */
    int[] pair(Scoreboard board, Placing placing, int[] members, int round, Seed seed);

    /** The pairer of a choice; made once for each thread. */
    static RoundPairer of(PairingChoice choice) {
        return choice instanceof PairingChoice.Named named
                ? new KernelPairer(named.kind(), named.randomRounds())
                : new LibraryPairer(choice.id(), ((PairingChoice.Custom) choice).system());
    }
}
