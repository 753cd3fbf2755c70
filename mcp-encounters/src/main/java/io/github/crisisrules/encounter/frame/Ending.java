package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.encounter.squad.Side;

/**
 * The end of an encounter: the winner, the condition that was met, and the id of the rule that names the
 * condition. No command is accepted after it.
 */
public record Ending(Side winner, String condition, String rule) {
    /**
     * Creates the ending of an encounter.
     *
     * @throws IllegalArgumentException if {@code condition} or {@code rule} is blank
     */
    public Ending {
        if (condition.isBlank() || rule.isBlank()) {
            throw new IllegalArgumentException(
                    "An ending needs a condition and a rule, not '" + condition + "' and '" + rule + "'. Give both.");
        }
    }

    @Override
    public String toString() {
        return condition + ": the " + winner + " wins";
    }
}
