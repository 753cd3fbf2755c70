package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CHARACTER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COLLECTION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Plural;
import io.vavr.collection.Vector;

/** A reason why a Crisis Team does not fit an encounter. */
public sealed interface SquadViolation extends RuleViolation {
    /** A violation of a requirement that only this encounter has. */
    sealed interface SquadRequirementViolation extends SquadViolation {
        /** Returns the id of the encounter's rule. */
        String citing();

        @Override
        default Vector<String> rules() {
            return Vector.of(citing());
        }
    }

    /** The team has too few or too many squads. */
    record WrongSquadCount(int squads, int asked, String citing) implements SquadRequirementViolation {
        @Override
        public String message() {
            return "the team has " + Plural.of(squads, "squad") + ", but the encounter asks for " + asked;
        }
    }

    /** The team has too few characters. */
    record TooFewCharacters(int characters, int fewest, String citing) implements SquadRequirementViolation {
        @Override
        public String message() {
            return "the team has " + Plural.of(characters, "character") + ", but the encounter asks for at least "
                    + fewest;
        }
    }

    /** The threat of a squad is too high. */
    record TooMuchThreat(String player, int threat, int maximum, String citing) implements SquadRequirementViolation {
        @Override
        public String message() {
            return player + "'s squad has threat " + threat + ": at most " + maximum + " is allowed";
        }
    }

    /** A squad has too many Team Tactic cards. */
    record TooManyTactics(String player, int cards, int maximum, String citing) implements SquadRequirementViolation {
        @Override
        public String message() {
            return player + " brings " + cards + " Team Tactic cards: at most " + maximum + " are allowed";
        }
    }

    /** A squad uses an affiliation, but the encounter allows none. */
    record AffiliationUsed(String player, String affiliation, String citing) implements SquadRequirementViolation {
        @Override
        public String message() {
            return player + " uses the affiliation " + affiliation + ": this encounter allows none";
        }
    }

    /** The encounter does not allow this character. */
    record CharacterBarred(String player, CombatantId character, String citing) implements SquadRequirementViolation {
        @Override
        public String message() {
            return player + " brings " + character + ", whom this encounter does not allow";
        }
    }

    /** An Encounter Character is in a squad. */
    @Rule(CHARACTER)
    record EncounterCharacterInSquad(String player, CombatantId character) implements SquadViolation {
        @Override
        public String message() {
            return player + " brings the Encounter Character " + character + ": bring somebody else";
        }
    }

    /** Two characters of the team have the same alter ego. */
    @Rule(SQUADS)
    record AlterEgoTwice(String alterEgo, CombatantId first, CombatantId second) implements SquadViolation {
        @Override
        public String message() {
            return first + " and " + second + " are both " + alterEgo + ": bring one of them";
        }
    }

    /** A player does not own a character or card of the squad. */
    @Rule(COLLECTION)
    record NotInCollection(String player, String name) implements SquadViolation {
        @Override
        public String message() {
            return player + " does not own " + name;
        }
    }

    /** A character of the team has the same name as the Encounter Character. */
    record NameTaken(CombatantId character) implements SquadViolation {
        @Override
        public String message() {
            return character + " is the name of the Encounter Character: call the one in the squad something else";
        }
    }

    /** Two characters of the team have the same name. */
    record NameTwice(CombatantId character) implements SquadViolation {
        @Override
        public String message() {
            return character + " is the name of two characters of the team: call one of them something else";
        }
    }

    /** Two players have the same name. */
    record DuplicatePlayer(String player) implements SquadViolation {
        @Override
        public String message() {
            return player + " is the name of two players: call one of them something else";
        }
    }

    /** A squad's player has no name. */
    record MissingPlayerName() implements SquadViolation {
        @Override
        public String message() {
            return "a squad has a player without a name: name the player";
        }
    }

    /** A squad has a Team Tactic card twice. */
    record DuplicateTactic(String player, String card) implements SquadViolation {
        @Override
        public String message() {
            return player + " brings the Team Tactic card " + card + " twice: each card is brought once";
        }
    }

    /** The threat of a character is negative. */
    record NegativeThreat(CombatantId character, int threat) implements SquadViolation {
        @Override
        public String message() {
            return character + " has threat " + threat + ": it is 0 or more";
        }
    }
}
