package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/** A fault of a squad. Each fault is a separate value. */
@Rule(CrisisRuleId.SQUAD)
public sealed interface SquadViolation extends RuleViolation
        permits SquadViolation.AlterEgoTwice,
                SquadViolation.DuplicateCard,
                SquadViolation.TooMuchThreat,
                SquadViolation.TooManyTactics,
                SquadViolation.AffiliationNotAllowed,
                SquadViolation.NotOnRoster,
                GemViolation {
    /** Several characters of the squad have the same alter ego. */
    record AlterEgoTwice(String alterEgo, Vector<CharacterId> characters) implements SquadViolation {
        @Override
        public String message() {
            return characters.map(CharacterId::name).mkString(" and ") + " are both " + alterEgo;
        }
    }

    /** A Team Tactic card or Infinity Gem is in the squad more than once. */
    record DuplicateCard(CardId card, int times) implements SquadViolation {
        @Override
        public String message() {
            return "the " + card.label() + " is in the squad " + times + " times";
        }
    }

    /** The total threat of characters and gems exceeds the limit. */
    record TooMuchThreat(int threat, int limit) implements SquadViolation {
        @Override
        public String message() {
            return "the squad has threat " + threat + " and may have " + limit;
        }
    }

    /** The squad has more Team Tactic cards than the limit allows. */
    record TooManyTactics(int found, int limit) implements SquadViolation {
        @Override
        public String message() {
            return "the squad has " + found + " Team Tactic cards and may have " + limit;
        }
    }

    /** The squad uses an affiliation that is not allowed. */
    record AffiliationNotAllowed(Affiliation affiliation) implements SquadViolation {
        @Override
        public String message() {
            return "the affiliation " + affiliation + " may not be used here";
        }
    }

    /** The component is not on the player's roster, or a gem has another bearer there. */
    record NotOnRoster(ComponentId component) implements SquadViolation {
        @Override
        public String message() {
            return "the " + component.label() + " is not on the roster like this";
        }
    }
}
