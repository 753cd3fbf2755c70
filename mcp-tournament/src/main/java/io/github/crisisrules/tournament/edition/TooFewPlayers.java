package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;

/** There are fewer players than the smallest number that the format covers. */
public record TooFewPlayers(EventKind kind, int players, int needed) implements RuleViolation {
    @Override
    public Vector<String> rules() {
        return Vector.of(kind == EventKind.TIMELINE ? TimelineRuleId.MIN : ChallengerRuleId.TABLE);
    }

    @Override
    public String message() {
        return "A " + kind.title() + " needs at least " + needed + " active players; there are " + players + ".";
    }
}
