package io.github.crisisrules.fairness.own;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.play.pairer.RoundView;

/** A pairing system with the name of another one. */
public record Impostor() implements Pairer {
    @Override
    public int[] pair(RoundView round, Seed seed) {
        return round.standings();
    }

    @Override
    public String name() {
        return "swiss";
    }
}
