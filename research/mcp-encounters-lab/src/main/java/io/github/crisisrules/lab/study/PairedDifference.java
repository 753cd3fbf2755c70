package io.github.crisisrules.lab.study;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.simulation.ConfidenceInterval;
import io.github.crisisrules.lab.simulation.GameResult;
import io.github.crisisrules.lab.simulation.Simulation;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * A comparison of games that are played with the same seeds in two settings. Chance that both settings share
 * cancels out, so that fewer games are needed.
 *
 * @param both the number of pairs that the Crisis Team won in both settings
 * @param onlyFirst the number of pairs that it won in the first setting only
 * @param onlySecond the number of pairs that it won in the second setting only
 * @param neither the number of pairs that it won in neither setting
 */
public record PairedDifference(int both, int onlyFirst, int onlySecond, int neither) {
    /**
     * Creates a comparison.
     *
     * @throws IllegalArgumentException if a count is negative or there is no pair
     */
    public PairedDifference {
        if (both < 0 || onlyFirst < 0 || onlySecond < 0 || neither < 0 || both + onlyFirst + onlySecond + neither < 1) {
            throw new IllegalArgumentException("The counts of pairs are " + both + ", " + onlyFirst + ", " + onlySecond
                    + " and " + neither + ". Give at least one pair and no negative count.");
        }
    }

    /**
     * Plays {@code games} games of each simulation and compares them. Both must have the same difficulty, because
     * otherwise their seeds differ.
     */
    public static PairedDifference between(
            Simulation<?, ?, ?> first, Simulation<?, ?, ?> second, int games, Seed seed, int threads) {
        return of(first.results(games, seed, threads), second.results(games, seed, threads));
    }

    /**
     * Compares results that are in the same order.
     *
     * @throws IllegalArgumentException if the numbers of results differ, or if there are none
     */
    public static PairedDifference of(Vector<GameResult> first, Vector<GameResult> second) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException(
                    first.size() + " games against " + second.size() + " cannot be compared. Give pairs of games.");
        }
        int[] counts = new int[4];
        for (int i = 0; i < first.size(); i++) {
            counts[(isWon(first.get(i)) ? 0 : 2) + (isWon(second.get(i)) ? 0 : 1)]++;
        }
        return new PairedDifference(counts[0], counts[1], counts[2], counts[3]);
    }

    private static boolean isWon(GameResult result) {
        return result.ending().map(Ending::winner).contains(Side.CRISIS_TEAM);
    }

    /** Returns the number of pairs. */
    public int pairs() {
        return both + onlyFirst + onlySecond + neither;
    }

    /** Returns the Crisis Team's win rate in the second setting minus that in the first. */
    public double difference() {
        return (double) (onlySecond - onlyFirst) / pairs();
    }

    /**
     * Returns the confidence interval of the difference: the interval of Agresti and Min, which adds half a pair
     * to each count.
     */
    public ConfidenceInterval interval() {
        double pairs = pairs() + 2;
        double changed = onlyFirst + onlySecond + 1;
        double mean = (onlySecond - onlyFirst) / pairs;
        return ConfidenceInterval.around(mean, Math.sqrt((changed / pairs - mean * mean) / pairs));
    }

    /**
     * Returns whether the second setting is significantly better for the Crisis Team: the whole interval is above
     * 0.
     */
    public boolean isBetter() {
        return interval().low() > 0;
    }

    /** Returns the difference in percentage points, with the interval. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%+.1f (%+.1f to %+.1f)",
                100 * difference(),
                100 * interval().low(),
                100 * interval().high());
    }
}
