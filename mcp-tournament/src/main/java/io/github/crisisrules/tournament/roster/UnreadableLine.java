package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.rulebook.RuleViolation;

/**
 * A line of a list that {@link RosterText} cannot read. It only keeps order at the table, so it cites no rule.
 *
 * @param line its number, from 1
 * @param why what is wrong with it
 */
public record UnreadableLine(int line, String why) implements RuleViolation {
    @Override
    public String message() {
        return "Line " + line + " cannot be read: " + why + ".";
    }
}
