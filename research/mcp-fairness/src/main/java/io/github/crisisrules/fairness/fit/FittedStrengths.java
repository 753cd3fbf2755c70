package io.github.crisisrules.fairness.fit;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.tournament.game.Entry;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The strengths of the players of one event, fitted to its matches so far, with their uncertainty. All strengths are
 * sampled together; they have the given deviation before the first match.
 */
public final class FittedStrengths implements Strengths {
    private final Vector<Vector<Double>> samples;
    private final int matches;
    private final double deviation;
    private final double draws;

    private FittedStrengths(Vector<Vector<Double>> samples, int matches, double deviation, double draws) {
        this.samples = samples;
        this.matches = matches;
        this.deviation = deviation;
        this.draws = draws;
    }

    /**
     * Fits the strengths of all players who ever registered to the Swiss matches of an event.
     *
     * @param deviation the standard deviation of all players' strengths in Elo points; the matches of one event are too
     *     few to estimate it
     * @throws IllegalArgumentException if {@code deviation} is not positive and finite
     */
    public static FittedStrengths of(TournamentState state, double deviation) {
        if (!(deviation > 0 && Double.isFinite(deviation))) {
            throw new IllegalArgumentException("The deviation must be positive and finite, but is " + deviation);
        }
        Vector<PlayedMatch> matches = PlayedMatch.of(state);
        Vector<String> names = state.entries().map(Entry::id).map(state::name);
        MatchTable table = MatchTable.of(matches, names);
        StrengthSampler fit = new StrengthSampler(table, deviation / Calibration.UNIT);
        int[] places = names.toJavaStream().mapToInt(table.names::indexOf).toArray();
        return new FittedStrengths(
                Vector.of(fit.strengths)
                        .map(sample ->
                                Vector.ofAll(places).map(place -> Calibration.MEAN + Calibration.UNIT * sample[place])),
                matches.size(),
                deviation,
                Estimated.of(fit.draws).value());
    }

    /** Returns the match model that was fitted, with the chance of a draw between equals in the matches so far. */
    public MatchModel model() {
        return new MatchModel.Elo(400, draws);
    }

    @Override
    public String describe() {
        return "strengths of deviation " + Math.round(deviation) + " as " + matches + " matches show them";
    }

    @Override
    public double[] sample(int players, RandomSource random) {
        return samples.get(random.below(samples.size()))
                .toJavaStream()
                .mapToDouble(Double::doubleValue)
                .limit(players)
                .toArray();
    }

    @Override
    public Option<String> misfit(int players) {
        return Option.when(
                samples.head().size() != players,
                () -> "strengths were fitted for " + samples.head().size() + " players, not for " + players);
    }

    @Override
    public boolean isWritable() {
        return false;
    }
}
