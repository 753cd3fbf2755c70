package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;

/** Pairs one Swiss round on dense indices. */
interface RoundPairer {
    /** The members in pairs: the result is read in twos. An even number of members, ascending. */
    int[] pair(PlayedEvent sheet, int[] members, int round, Seed seed);

    /** The pairer of a choice that pairs Swiss rounds; made once for each thread. */
    static RoundPairer of(PairingChoice choice) {
        if (choice instanceof PairingChoice.Named named) {
            return new KernelPairer(named.kind(), named.options().randomRounds());
        }
        if (choice instanceof PairingChoice.Own own) {
            return new OwnPairer(own.pairer());
        }
        if (choice instanceof PairingChoice.Custom custom) {
            return new LibraryPairer(custom.name(), custom.system());
        }
        throw new IllegalArgumentException(
                choice.id() + " does not pair Swiss rounds; give a system that does, such as swiss");
    }
}
