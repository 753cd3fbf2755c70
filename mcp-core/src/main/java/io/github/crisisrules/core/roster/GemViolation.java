package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;

/** A fault of an Infinity Gem in a roster or squad. */
@Rule(CrisisRuleId.ROSTER)
public sealed interface GemViolation extends RosterViolation, SquadViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The gem is on a character that is not in the roster or squad. */
    record BearerMissing(CardId gem, CharacterId bearer) implements GemViolation {}

    /** The gem is on a character that may not bear it. */
    record CannotBear(CardId gem, CharacterId bearer) implements GemViolation {}

    /** A character bears more gems than it may bear at once. */
    record TooManyGems(CharacterId bearer, int found, int limit) implements GemViolation {}
}
