package io.github.crisisrules.encounter.study;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.simulation.ConfidenceInterval;
import io.github.crisisrules.encounter.simulation.GameResult;
import io.github.crisisrules.encounter.simulation.Simulation;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * Games played twice with the same seeds, in two settings: how often the Crisis Team won in both, in one of them, in neither.
 * Luck that both have in common cancels out, so that fewer games tell more.
 */
public record PairedDifference(int both, int onlyFirst, int onlySecond, int neither) {
    /**
     * There is a pair of games, and counts are not negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public PairedDifference {
        if (both < 0 || onlyFirst < 0 || onlySecond < 0 || neither < 0 || both + onlyFirst + onlySecond + neither < 1) {
            throw new IllegalArgumentException("pairs of games: " + both + ", " + onlyFirst + ", " + onlySecond
                    + " and " + neither + "; give at least one pair");
        }
    }

    /** This many games of each. Both have the same difficulty, else their seeds differ. */
    public static PairedDifference between(
            Simulation<?, ?, ?> first, Simulation<?, ?, ?> second, int games, Seed seed, int threads) {
        return of(first.results(games, seed, threads), second.results(games, seed, threads));
    }

    /** Of results in the same order. */
    public static PairedDifference of(Vector<GameResult> first, Vector<GameResult> second) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException(first.size() + " games against " + second.size() + ": give pairs");
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

    /** How many pairs there are. */
    public int pairs() {
        return both + onlyFirst + onlySecond + neither;
    }

    /** By how much the Crisis Team's rate of wins is higher in the second setting. */
    public double difference() {
        return (double) (onlySecond - onlyFirst) / pairs();
    }

    /** Where that difference lies: the interval of Agresti and Min, which adds half a pair to each count. */
    public ConfidenceInterval interval() {
        double pairs = pairs() + 2;
        double changed = onlyFirst + onlySecond + 1;
        double mean = (onlySecond - onlyFirst) / pairs;
        return ConfidenceInterval.around(mean, Math.sqrt((changed / pairs - mean * mean) / pairs));
    }

    /** Whether the second setting is better for the Crisis Team beyond doubt: the whole interval is above 0. */
    public boolean isBetter() {
        return interval().low() > 0;
    }

    /** In percentage points, with the interval. */
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
