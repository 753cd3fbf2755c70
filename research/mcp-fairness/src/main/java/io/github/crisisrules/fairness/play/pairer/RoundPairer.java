package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PlayedEvent;

/** Pairs one Swiss round on dense player indices. */
public interface RoundPairer {
    /**
     * Pairs the members. Each two consecutive entries of the result are a pair.
     *
     * @param members an even number of players, in ascending order
     */
    int[] pair(PlayedEvent sheet, int[] members, int round, Seed seed);

    /**
     * Creates the pairer for a system with Swiss rounds; one is created for each thread.
     *
     * @throws IllegalArgumentException if the system does not pair Swiss rounds
     */
    static RoundPairer of(PairingChoice choice) {
        if (choice instanceof PairingChoice.Named named) {
            return new KernelPairer(named.kind(), named.options().randomRounds());
        }
        if (choice instanceof PairingChoice.Own own) {
            return new UserPairer(own.pairer());
        }
        if (choice instanceof PairingChoice.Custom custom) {
            return new LibraryPairer(custom.name(), custom.system());
        }
        throw new IllegalArgumentException(
                choice.id() + " does not pair Swiss rounds. Use a system that does, such as swiss.");
    }
}
