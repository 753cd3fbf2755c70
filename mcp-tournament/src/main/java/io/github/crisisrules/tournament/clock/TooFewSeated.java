package io.github.crisisrules.tournament.clock;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** The clock cannot start, because half of the players or more are not seated yet. */
@Rule(EventRuleId.CLOCK_START)
public record TooFewSeated(int seated, int players) implements RuleViolation {
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
