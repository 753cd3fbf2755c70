package io.github.crisisrules.fairness.study;

import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.tournament.standing.TiebreakChain;

/**
 * The assumptions of a study about facts that are unknown for real events, together with the tiebreakers that rank
 * the players. A {@link Variant} can change these and nothing else.
 */
public record Assumptions(
        Strengths strengths,
        Factions factions,
        MatchModel match,
        VictoryPoints victoryPoints,
        AttendanceModel turnout,
        TiebreakChain tiebreakers) {
    /**
     * Validates that the assumptions fit together.
     *
     * @throws IllegalArgumentException if there are factions but the match model has no odds to multiply, or if
     *     strengths are weights and can be negative
     */
    public Assumptions {
        if (!factions.isNone() && !match.isWeighing()) {
            throw new IllegalArgumentException(
                    "factions need a match model with odds, elo or bradley-terry, but the model is " + match.id());
        }
        if (match instanceof MatchModel.BradleyTerry) {
            strengths.belowZero().forEach(field -> {
                throw new IllegalArgumentException(
                        "strengths." + field + " must not be negative if strengths are weights (bradley-terry).");
            });
        }
    }
}
