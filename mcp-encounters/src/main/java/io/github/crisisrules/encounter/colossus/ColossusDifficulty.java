package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.DIFFICULTY;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.SQUADS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.SquadComposition;
import java.util.Locale;

/** The printed difficulties: Team Tactic cards for each squad, and Subdue tokens that win. */
@Rule({DIFFICULTY, EncounterRules.DIFFICULTY})
public enum ColossusDifficulty {
    /** For the story. */
    NARRATIVE(0, 2),
    /** As it comes. */
    NORMAL(2, 3),
    /** For strong squads. */
    HARD(1, 4),
    /** For the strongest. */
    UNSTOPPABLE(0, 5);

    private final int tacticCards;
    private final int subdueTokens;

    ColossusDifficulty(int tacticCards, int subdueTokens) {
        this.tacticCards = tacticCards;
        this.subdueTokens = subdueTokens;
    }

    /** Team Tactic cards for each squad. */
    public int tacticCards() {
        return tacticCards;
    }

    /** How many Subdue tokens win. */
    public int subdueTokens() {
        return subdueTokens;
    }

    /** What the Crisis Team's squads may be. */
    @Rule(SQUADS)
    public SquadComposition composition() {
        return SquadComposition.builder()
                .squads(2)
                .maximumThreat(17)
                .tacticCards(tacticCards)
                .rule(SQUADS)
                .build();
    }

    @Override
    public String toString() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
