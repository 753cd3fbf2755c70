package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** The clock waits: most players are not seated yet. */
public record TooFewSeated(int seated, int players) implements RuleViolation {
    @Override
    public String rule() {
        return EventRules.CLOCK_START;
    }

    @Override
    public String message() {
        return "only " + seated + " of " + players + " players are seated; the clock waits for most of them";
    }
}
