package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;

/**
 * A line of a list that {@link RosterText} cannot read. No document has a rule on this, so it cites none.
 *
 * @param line the number of the line, from 1
 * @param fault the reason
 */
public record UnreadableLine(int line, LineFault fault) implements RuleViolation {
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
