package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.field.Factions;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.field.Turnout;
import io.github.crisisrules.fairness.field.VictoryPoints;
import io.github.crisisrules.tournament.standing.TiebreakChain;

/**
 * What is not known of real events and has to be assumed, and by which tiebreakers players are ranked. What a {@link Variant} may change is here, and
 * nowhere else.
 */
public record Assumptions(
        Strengths strengths,
        Factions factions,
        MatchModel match,
        VictoryPoints victoryPoints,
        Turnout turnout,
        TiebreakChain tiebreakers) {
    /**
     * Weights are not below 0, and match-ups have odds to multiply.
     *
     * @throws IllegalArgumentException if that does not hold
     */
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
