package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STEPS_OF_SCORE_SERUM_AND_POWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.SquadComposition;

/** How hard the encounter is for the Crisis Team. */
@Rule(DIFFICULTY)
public enum HulkDifficulty {
    /** For the story. */
    NARRATIVE("Narrative", 0, 0),
    /** As intended. */
    NORMAL("Normal", 3, 1),
    /** For those who know Hulk. */
    HARD("Hard", 2, 2),
    /** For those who do not learn. */
    SMASH("SMASH!", 1, 3);

    /** Fewer Crisis Team characters than this in play, and the Cosmic Threat has won. */
    static final int FEWEST_CHARACTERS = 3;

    private final String words;
    private final int tacticCards;
    private final int startingRage;

    HulkDifficulty(String words, int tacticCards, int startingRage) {
        this.words = words;
        this.tacticCards = tacticCards;
        this.startingRage = startingRage;
    }

    /** Team Tactic cards for each squad. */
    public int tacticCards() {
        return tacticCards;
    }

    /** The Rage tokens with which Hulk is deployed. */
    public int startingRage() {
        return startingRage;
    }

    /** Two squads of threat 17 without affiliations, and three characters at least. */
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
