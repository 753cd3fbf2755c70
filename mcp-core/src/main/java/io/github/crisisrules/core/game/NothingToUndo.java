package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;

/** No command has been accepted yet, so none can be undone. */
public record NothingToUndo() implements RuleViolation {
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
