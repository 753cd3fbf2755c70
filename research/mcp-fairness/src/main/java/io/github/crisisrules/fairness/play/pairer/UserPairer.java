package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.PlayedEvent;

/** Pairs a round by a caller's {@link Pairer}, and checks each pairing. */
final class UserPairer implements RoundPairer {
    private final Pairer pairer;

    UserPairer(Pairer pairer) {
        this.pairer = pairer;
    }

    @Override
    public int[] pair(PlayedEvent sheet, int[] members, int round, Seed seed) {
        int[] pairs = pairer.pair(new RoundView(sheet, members, round), seed.draws());
        if (pairs.length % 2 != 0) {
            throw new IllegalArgumentException("The system '" + pairer.name() + "', round " + round + ": "
                    + pairs.length + " numbers are not pairs. Return two for each pair.");
        }
        RoundCheck.requireWhole(pairer.name(), round, members, pairs);
        return pairs;
    }
}
