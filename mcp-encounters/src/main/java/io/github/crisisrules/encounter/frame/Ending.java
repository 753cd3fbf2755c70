package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.squad.Side;

/**
 * The end of an encounter: the winner, the condition that was met, and the id of the rule that names the
 * condition. No command is accepted after it.
 */
public record Ending(Side winner, String condition, String rule) implements Describable {
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
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
