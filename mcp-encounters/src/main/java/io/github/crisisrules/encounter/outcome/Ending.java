package io.github.crisisrules.encounter.outcome;

import io.github.crisisrules.encounter.squad.Side;

/**
 * How an encounter ended: who won, by which condition of the encounter, and the rule that says so. Nothing can be
 * done after it.
 */
public record Ending(Side winner, String condition, String rule) {
    /**
     * The condition and the rule are named.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Ending {
        if (condition.isBlank() || rule.isBlank()) {
            throw new IllegalArgumentException("the ending '" + condition + "' by the rule '" + rule + "': name both");
        }
    }

    @Override
    public String toString() {
        return condition + ": the " + winner + " wins";
    }
}
