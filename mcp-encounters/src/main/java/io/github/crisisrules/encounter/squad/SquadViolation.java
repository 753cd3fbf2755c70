package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.CHARACTER;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COLLECTION;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SQUADS;

import io.github.crisisrules.core.rulebook.RuleViolation;

/** Why a Crisis Team does not fit an encounter. */
public sealed interface SquadViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** The team has too few or too many squads. */
    record WrongNumberOfSquads(int squads, int asked, String rule) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongNumberOfSquads(this);
        }

        @Override
        public String message() {
            return "the team has " + squads + " squads, the encounter asks for " + asked;
        }
    }

    /** The team has too few characters. */
    record TooFewCharacters(int characters, int fewest, String rule) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooFewCharacters(this);
        }

        @Override
        public String message() {
            return "the team has " + characters + " characters, the encounter asks for " + fewest;
        }
    }

    /** A squad costs too much. */
    record TooMuchThreat(String player, int threat, int maximum, String rule) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooMuchThreat(this);
        }

        @Override
        public String message() {
            return player + "'s squad has threat " + threat + ", more than " + maximum;
        }
    }

    /** A squad has too many Team Tactic cards. */
    record TooManyTactics(String player, int cards, int maximum, String rule) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooManyTactics(this);
        }

        @Override
        public String message() {
            return player + " brings " + cards + " Team Tactic cards, more than " + maximum;
        }
    }

    /** A squad uses an affiliation where none may. */
    record AffiliationUsed(String player, String affiliation, String rule) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.affiliationUsed(this);
        }

        @Override
        public String message() {
            return player + " uses the affiliation " + affiliation + " where none may be used";
        }
    }

    /** The encounter does not allow this character. */
    record CharacterBarred(String player, CombatantId character, String rule) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.characterBarred(this);
        }

        @Override
        public String message() {
            return player + " brings " + character + ", whom this encounter does not allow";
        }
    }

    /** An Encounter Character stands in a squad. */
    record EncounterCharacterInSquad(String player, CombatantId character) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.encounterCharacterInSquad(this);
        }

        @Override
        public String rule() {
            return CHARACTER;
        }

        @Override
        public String message() {
            return player + " brings the Encounter Character " + character;
        }
    }

    /** Two characters of the team have one alter ego. */
    record AlterEgoTwice(String alterEgo, CombatantId first, CombatantId second) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alterEgoTwice(this);
        }

        @Override
        public String rule() {
            return SQUADS;
        }

        @Override
        public String message() {
            return first + " and " + second + " are both " + alterEgo;
        }
    }

    /** The player does not own what the squad has. */
    record NotInCollection(String player, String name) implements SquadViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notInCollection(this);
        }

        @Override
        public String rule() {
            return COLLECTION;
        }

        @Override
        public String message() {
            return player + " does not own " + name;
        }
    }

    /** One answer for each kind. */
    interface Cases<R> {
        /** The team has too few or too many squads. */
        R wrongNumberOfSquads(WrongNumberOfSquads violation);

        /** The team has too few characters. */
        R tooFewCharacters(TooFewCharacters violation);

        /** A squad costs too much. */
        R tooMuchThreat(TooMuchThreat violation);

        /** A squad has too many Team Tactic cards. */
        R tooManyTactics(TooManyTactics violation);

        /** A squad uses an affiliation where none may. */
        R affiliationUsed(AffiliationUsed violation);

        /** The encounter does not allow this character. */
        R characterBarred(CharacterBarred violation);

        /** An Encounter Character stands in a squad. */
        R encounterCharacterInSquad(EncounterCharacterInSquad violation);

        /** Two characters of the team have one alter ego. */
        R alterEgoTwice(AlterEgoTwice violation);

        /** The player does not own what the squad has. */
        R notInCollection(NotInCollection violation);
    }
}
