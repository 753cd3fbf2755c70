package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.Vector;

/** A pairer that uses a {@link PairingSystem}, whose players are numbered from 1. */
record SystemPairer(String name, PairingSystem system) implements Pairer {
    @Override
    public Object source() {
        return system;
    }

    @Override
    public int[] pair(RoundView round, Seed seed) {
        Vector<Pairing> pairs = system.pair(round.pool(), seed).pairs();
        return pairs.flatMap(Pairing::players)
                .toJavaStream()
                .mapToInt(player -> player.number() - 1)
                .toArray();
    }
}
