package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.RuleViolation;

/** No command has been accepted yet, so none can be undone. */
public record NothingToUndo() implements RuleViolation {
    @Override
    public String message() {
        return "There is no command to take back: this is the start.";
    }
}
