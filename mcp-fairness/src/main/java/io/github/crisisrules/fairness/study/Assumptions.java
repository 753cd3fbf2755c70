package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.field.Factions;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;

/** What is not known of real events and has to be assumed. What a {@link Variant} may change is here, and nowhere else. */
public record Assumptions(
        Strengths strengths, Factions factions, MatchModel match, VictoryPoints victoryPoints, Turnout turnout) {
    /** Weights are not below 0, and match-ups have odds to multiply. */
    public Assumptions {
        if (!factions.isNone() && !match.isWeighing()) {
            throw new IllegalArgumentException(
                    "factions need a match model of odds, elo or bradley-terry, and it is " + match.id());
        }
        if (match instanceof MatchModel.BradleyTerry) {
            strengths.belowZero().forEach(field -> {
                throw new IllegalArgumentException(
                        "strengths." + field + " must not be below 0 where strengths are weights (bradley-terry)");
            });
        }
    }
}
