package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** A fault of a squad. Each fault is a separate value. */
@Rule(CrisisRuleId.SQUAD)
public sealed interface SquadViolation extends RuleViolation
        permits SquadViolation.DuplicateAlterEgo,
                SquadViolation.DuplicateCard,
                SquadViolation.TooMuchThreat,
                SquadViolation.TooManyTactics,
                SquadViolation.AffiliationNotAllowed,
                SquadViolation.NotOnRoster,
                GemViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Several characters of the squad have the same alter ego. */
    record DuplicateAlterEgo(String alterEgo, Vector<CharacterId> characters) implements SquadViolation {
        /** Returns the names of the characters. */
        public Vector<String> names() {
            return characters.map(CharacterId::name);
        }
    }

    /** A Team Tactic card or Infinity Gem is in the squad more than once. */
    record DuplicateCard(CardId card, int count) implements SquadViolation {}

    /** The total threat of characters and gems exceeds the limit. */
    record TooMuchThreat(int threat, int limit) implements SquadViolation {}

    /** The squad has more Team Tactic cards than the limit allows. */
    record TooManyTactics(int found, int limit) implements SquadViolation {}

    /** The squad uses an affiliation that is not allowed. */
    record AffiliationNotAllowed(Affiliation affiliation) implements SquadViolation {
        /** Returns the name of the affiliation. */
        public String name() {
            return affiliation.name();
        }
    }

    /** The component is not on the player's roster, or a gem has another bearer there. */
    record NotOnRoster(ComponentId component) implements SquadViolation {}
}
