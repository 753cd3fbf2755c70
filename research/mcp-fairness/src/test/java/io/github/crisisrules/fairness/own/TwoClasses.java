package io.github.crisisrules.fairness.own;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.fairness.assumption.Strengths;

/** One player in four is an expert. */
public record TwoClasses() implements Strengths {
    @Override
    public String describe() {
        return "experts and beginners";
    }

    @Override
    public double[] sample(int players, RandomSource random) {
        double[] strengths = new double[players];
        for (int p = 0; p < players; p++) {
            strengths[p] = (p % 4 == 0 ? 1700 : 1400) + 50 * random.unit();
        }
        return strengths;
    }
}
