package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;

/** There are fewer players than the smallest number that the format covers. */
public record TooFewPlayers(EventKind kind, int players, int required) implements RuleViolation {
    @Override
    public Vector<String> rules() {
        return Vector.of(kind == EventKind.TIMELINE ? TimelineRuleId.MIN : ChallengerRuleId.TABLE);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
