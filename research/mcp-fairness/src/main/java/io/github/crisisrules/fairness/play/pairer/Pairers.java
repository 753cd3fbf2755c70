package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.fairness.play.PairingChoice;

/** The pairers of the systems with Swiss rounds. */
public final class Pairers {
    private Pairers() {}

    /**
     * Creates the pairer for a system with Swiss rounds; one is created for each thread. The pairs of a caller's own
     * system are checked.
     *
     * @throws IllegalArgumentException if the system does not pair Swiss rounds
     */
    public static Pairer of(PairingChoice choice) {
        if (choice instanceof PairingChoice.Named named) {
            return new KernelPairer(named.kind(), named.options().randomRounds());
        }
        if (choice instanceof PairingChoice.Own own) {
            return checked(own.pairer());
        }
        throw new IllegalArgumentException(
                choice.id() + " does not pair Swiss rounds. Use a system that does, such as swiss.");
    }

    private static Pairer checked(Pairer own) {
        return (round, seed) -> {
            int[] pairs = own.pair(round, seed);
            RoundCheck.requireWhole(own.name(), round.round(), round.members, pairs);
            return pairs;
        };
    }
}
