package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CHARACTER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COLLECTION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** A reason why a Crisis Team does not fit an encounter. */
public sealed interface SquadViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A violation of a requirement that only this encounter has. */
    sealed interface SquadRequirementViolation extends SquadViolation {
        /** Returns the id of the encounter's rule. */
        String ruleId();

        @Override
        default Vector<String> rules() {
            return Vector.of(ruleId());
        }
    }

    /** A violation by the squad of one player. */
    sealed interface PlayerViolation extends SquadViolation {
        /** Returns the name of the player, which may be blank. */
        String player();

        /** Returns the player for the description. */
        default PlayerName owner() {
            return new PlayerName(player());
        }
    }

    /** The team has too few or too many squads. */
    record WrongSquadCount(int squads, int required, String ruleId) implements SquadRequirementViolation {}

    /** The team has too few characters. */
    record TooFewCharacters(int characters, int min, String ruleId) implements SquadRequirementViolation {}

    /** A squad has no characters. */
    record EmptySquad(String player, String ruleId) implements SquadRequirementViolation, PlayerViolation {}

    /** The threat of a squad is too high. */
    record TooMuchThreat(String player, int threat, int max, String ruleId)
            implements SquadRequirementViolation, PlayerViolation {}

    /** A squad has too many Team Tactic cards. */
    record TooManyTactics(String player, int cards, int max, String ruleId)
            implements SquadRequirementViolation, PlayerViolation {}

    /** A squad uses an affiliation, but the encounter allows none. */
    record AffiliationUsed(String player, String affiliation, String ruleId)
            implements SquadRequirementViolation, PlayerViolation {}

    /** The encounter does not allow this character. */
    record CharacterBarred(String player, CombatantId character, String ruleId)
            implements SquadRequirementViolation, PlayerViolation {}

    /** An Encounter Character is in a squad. */
    @Rule(CHARACTER)
    record EncounterCharacterInSquad(String player, CombatantId character) implements PlayerViolation {}

    /** Two characters of the team have the same alter ego. */
    @Rule(SQUADS)
    record DuplicateAlterEgo(String alterEgo, CombatantId first, CombatantId second) implements SquadViolation {}

    /** A player does not own a character or card of the squad. */
    @Rule(COLLECTION)
    record NotInCollection(String player, String name) implements PlayerViolation {}

    /** A character of the team has the same name as the Encounter Character. */
    record NameTaken(CombatantId character) implements SquadViolation {}

    /** Two characters of the team have the same name. */
    record DuplicateName(CombatantId character) implements SquadViolation {}

    /** Two players have the same name. */
    record DuplicatePlayer(String player) implements PlayerViolation {}

    /** A squad's player has no name. */
    record MissingPlayerName() implements SquadViolation {}

    /** A squad has a Team Tactic card twice. */
    record DuplicateTactic(String player, String card) implements PlayerViolation {}

    /** The threat of a character is negative. */
    record NegativeThreat(CombatantId character, int threat) implements SquadViolation {}
}
