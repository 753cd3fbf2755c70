package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.squad.SquadComposition;

/** The printed difficulties, with the Team Tactic cards of each squad and Hulk's starting Rage. */
@Rule(DIFFICULTY)
public enum HulkDifficulty implements Describable {
    /** No Team Tactic cards, no starting Rage. */
    NARRATIVE(0, 0),
    /** 3 Team Tactic cards, 1 starting Rage. */
    NORMAL(3, 1),
    /** 2 Team Tactic cards, 2 starting Rage. */
    HARD(2, 2),
    /** 1 Team Tactic card, 3 starting Rage. */
    SMASH(1, 3);

    private final int tacticCards;
    private final int startingRage;

    HulkDifficulty(int tacticCards, int startingRage) {
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
                .maxThreat(17)
                .maxTactics(tacticCards)
                .affiliationsAllowed(false)
                .minCharacters(HulkEndings.MIN_CHARACTERS)
                .rule(SQUADS)
                .build();
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
