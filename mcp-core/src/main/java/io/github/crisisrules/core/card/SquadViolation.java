package io.github.crisisrules.core.card;

import io.github.crisisrules.core.rulebook.CrisisRules;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/** What is wrong with a squad; each fault is a value of its own. */
public sealed interface SquadViolation extends RuleViolation
        permits SquadViolation.AlterEgoTwice,
                SquadViolation.CardTwice,
                SquadViolation.TooMuchThreat,
                SquadViolation.TooManyTactics,
                SquadViolation.AffiliationNotAllowed,
                SquadViolation.NotOnRoster,
                GemViolation {
    @Override
    default String rule() {
        return CrisisRules.SQUAD;
    }

    /** What to make of each case. */
    <R> R match(Cases<R> cases);

    /** One function for each case. */
    interface Cases<R> {
        /** An alter ego is there more than once. */
        R alterEgo(AlterEgoTwice violation);

        /** A card is there more than once. */
        R twice(CardTwice violation);

        /** The threat is over the limit. */
        R threat(TooMuchThreat violation);

        /** There are too many Team Tactic cards. */
        R tactics(TooManyTactics violation);

        /** The affiliation may not be used. */
        R affiliation(AffiliationNotAllowed violation);

        /** A component does not come from the roster. */
        R notOnRoster(NotOnRoster violation);

        /** Something is wrong with a gem. */
        R gem(GemViolation violation);
    }

    /** Several characters of the squad have one alter ego. */
    record AlterEgoTwice(String alterEgo, Vector<CharacterId> characters) implements SquadViolation {
        @Override
        public String message() {
            return characters.map(CharacterId::name).mkString(" and ") + " are both " + alterEgo;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alterEgo(this);
        }
    }

    /** The same Team Tactic card or Infinity Gem is in the squad more than once. */
    record CardTwice(CardId card, int times) implements SquadViolation {
        @Override
        public String message() {
            return "the " + card.label() + " is in the squad " + times + " times";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.twice(this);
        }
    }

    /** The threat of characters and gems is over the limit. */
    record TooMuchThreat(int threat, int limit) implements SquadViolation {
        @Override
        public String message() {
            return "the squad has threat " + threat + " and may have " + limit;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.threat(this);
        }
    }

    /** The squad has more Team Tactic cards than it may have. */
    record TooManyTactics(int found, int limit) implements SquadViolation {
        @Override
        public String message() {
            return "the squad has " + found + " Team Tactic cards and may have " + limit;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tactics(this);
        }
    }

    /** The squad uses an affiliation that may not be used here. */
    record AffiliationNotAllowed(Affiliation affiliation) implements SquadViolation {
        @Override
        public String message() {
            return "the affiliation " + affiliation + " may not be used here";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.affiliation(this);
        }
    }

    /** The component is not on the player's roster, or a gem is there with another bearer. */
    record NotOnRoster(ComponentId component) implements SquadViolation {
        @Override
        public String message() {
            return "the " + component.label() + " is not on the roster like this";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notOnRoster(this);
        }
    }
}
