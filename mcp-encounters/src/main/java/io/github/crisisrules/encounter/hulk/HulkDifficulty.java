package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.SquadComposition;

/** The printed difficulties, with the Team Tactic cards of each squad and Hulk's starting Rage. */
@Rule(DIFFICULTY)
public enum HulkDifficulty {
    /** No Team Tactic cards, no starting Rage. */
    NARRATIVE("Narrative", 0, 0),
    /** 3 Team Tactic cards, 1 starting Rage. */
    NORMAL("Normal", 3, 1),
    /** 2 Team Tactic cards, 2 starting Rage. */
    HARD("Hard", 2, 2),
    /** 1 Team Tactic card, 3 starting Rage. */
    SMASH("SMASH!", 1, 3);

    /** The minimum number of Crisis Team characters in play; with fewer, the Cosmic Threat wins. */
    static final int FEWEST_CHARACTERS = 3;

    private final String words;
    private final int tacticCards;
    private final int startingRage;

    HulkDifficulty(String words, int tacticCards, int startingRage) {
        this.words = words;
        this.tacticCards = tacticCards;
        this.startingRage = startingRage;
    }

    /** Returns the number of Team Tactic cards of each squad. */
    public int tacticCards() {
        return tacticCards;
    }

    /** Returns the number of Rage tokens with which Hulk is deployed. */
    public int startingRage() {
        return startingRage;
    }

    /**
     * Returns the requirements for the Crisis Team: two squads of threat 17 without affiliations, and at least
     * three characters.
     */
    @Rule({SQUADS, STEPS_OF_SCORE_SERUM_AND_POWER})
    public SquadComposition composition() {
        return SquadComposition.builder()
                .squads(2)
                .maximumThreat(17)
                .tacticCards(tacticCards)
                .affiliationsAllowed(false)
                .fewestCharacters(FEWEST_CHARACTERS)
                .rule(SQUADS)
                .build();
    }

    @Override
    public String toString() {
        return words;
    }
}
