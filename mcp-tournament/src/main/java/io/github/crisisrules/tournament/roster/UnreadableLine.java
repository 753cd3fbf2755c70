package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.rulebook.RuleViolation;

/**
 * A line of a list that {@link RosterText} cannot read. No document has a rule on this, so it cites none.
 *
 * @param line the number of the line, from 1
 * @param why what is wrong with the line and what to do, in full sentences
 */
public record UnreadableLine(int line, String why) implements RuleViolation {
    @Override
    public String message() {
        return "Line " + line + " cannot be read. " + why;
    }
}
