package io.github.crisisrules.fairness.forecast;

import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.fit.FittedStrengths;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;

/**
 * The assumptions of a forecast: everything that the rules and the results so far do not determine. Players who are
 * present are assumed to stay, and no player to enter or return.
 *
 * @param strengths the strengths of all players who ever registered, in the order of their numbers
 * @param system the system that pairs later rounds
 */
public record ForecastModel(Strengths strengths, MatchModel match, VictoryPoints victoryPoints, PairingChoice system) {
    /** The match model that is assumed if no other is given: Elo ratings, and 3 draws in 100 between equals. */
    public static final MatchModel USUAL_MATCH = new MatchModel.Elo(400, 0.03);

    /**
     * A standard deviation of strengths within one event, in Elo points, with which forecasts of real events came true
     * about as often as they say. More makes them too sure where players differ less.
     */
    public static final double USUAL_DEVIATION = 80;

    /**
     * Validates the system.
     *
     * @throws IllegalArgumentException if {@code system} does not pair Swiss rounds
     */
    public ForecastModel {
        if (!system.isSwiss()) {
            throw new IllegalArgumentException(
                    "A forecast needs a system that pairs Swiss rounds, such as swiss, not " + system.id() + ".");
        }
    }

    /** Creates the usual assumptions with the given strengths, which are Elo ratings. */
    public static ForecastModel of(Strengths ratings) {
        return new ForecastModel(ratings, USUAL_MATCH, VictoryPoints.USUAL, PairingChoice.SWISS);
    }

    /** Creates the usual assumptions for players who are all equally strong. */
    public static ForecastModel equalPlayers(TournamentState state) {
        return of(new Strengths.Given(Vector.fill(state.entries().size(), 1500.0)));
    }

    /**
     * Creates assumptions that are fitted to the matches of the event so far, see {@link FittedStrengths}.
     *
     * @param deviation the standard deviation of all players' strengths in Elo points, such as {@link #USUAL_DEVIATION}
     */
    public static ForecastModel fitted(TournamentState state, double deviation) {
        FittedStrengths strengths = FittedStrengths.of(state, deviation);
        return of(strengths).withMatch(strengths.model());
    }

    /** Returns these assumptions with another match model. */
    public ForecastModel withMatch(MatchModel model) {
        return new ForecastModel(strengths, model, victoryPoints, system);
    }

    /** Describes the assumptions in a sentence, to be shown with every forecast. */
    public String describe() {
        return "An estimate that assumes " + strengths.describe() + "; " + match.describe() + "; "
                + victoryPoints.describe() + "; rounds paired by " + system.label()
                + "; and that the players present stay to the end.";
    }
}
