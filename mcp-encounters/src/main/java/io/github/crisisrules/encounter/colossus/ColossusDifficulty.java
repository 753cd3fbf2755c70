package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SQUADS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.SquadComposition;

/** The printed difficulties, with the Team Tactic cards of each squad and the Subdue tokens that win. */
@Rule({DIFFICULTY, EncounterRuleId.DIFFICULTY})
public enum ColossusDifficulty implements Describable {
    /** No Team Tactic cards, 2 Subdue tokens. */
    NARRATIVE(0, 2),
    /** 2 Team Tactic cards, 3 Subdue tokens. */
    NORMAL(2, 3),
    /** 1 Team Tactic card, 4 Subdue tokens. */
    HARD(1, 4),
    /** No Team Tactic cards, 5 Subdue tokens. */
    UNSTOPPABLE(0, 5);

    private final int tacticCards;
    private final int subdueTokens;

    ColossusDifficulty(int tacticCards, int subdueTokens) {
        this.tacticCards = tacticCards;
        this.subdueTokens = subdueTokens;
    }

    /** Returns the number of Team Tactic cards of each squad. */
    public int tacticCards() {
        return tacticCards;
    }

    /** Returns the number of Subdue tokens that win. */
    public int subdueTokens() {
        return subdueTokens;
    }

    /** Returns the requirements for the squads of the Crisis Team. */
    @Rule(SQUADS)
    public SquadComposition composition() {
        return SquadComposition.builder()
                .squads(2)
                .maxThreat(17)
                .maxTactics(tacticCards)
                .rule(SQUADS)
                .build();
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
