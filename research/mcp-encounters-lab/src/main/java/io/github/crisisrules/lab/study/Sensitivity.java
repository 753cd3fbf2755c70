package io.github.crisisrules.lab.study;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.lab.simulation.GameResult;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.Simulation;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * The dependence of the Crisis Team's win rate on each invented value. One value at a time is decreased and
 * increased by a step, and the same games are played again.
 *
 * @param rows one row for each value
 */
public record Sensitivity(Vector<Row> rows) {
    /** The effect of one value. The differences are those from the stand-in value, in games with the same seeds. */
    public record Row(StandInValue value, int less, PairedDifference withLess, int more, PairedDifference withMore) {}

    /**
     * Measures the effects of the given values, with {@code games} games for each.
     *
     * @param simulation creates the simulation for given odds
     */
    public static Sensitivity of(
            Vector<StandInValue> values,
            ObservationOdds odds,
            Function<ObservationOdds, ? extends Simulation<?, ?, ?>> simulation,
            int games,
            Seed seed,
            int threads) {
        Function<ObservationOdds, Vector<GameResult>> play =
                each -> simulation.apply(each).results(games, seed, threads);
        Vector<GameResult> usual = play.apply(odds);
        return new Sensitivity(values.map(value -> {
            int less = value.of(odds) - value.step();
            int more = value.of(odds) + value.step();
            return new Row(
                    value,
                    less,
                    PairedDifference.of(usual, play.apply(value.change(odds, less))),
                    more,
                    PairedDifference.of(usual, play.apply(value.change(odds, more))));
        }));
    }

    /** Returns the rows in Markdown, in percentage points with 95 % intervals. */
    @Override
    public String toString() {
        return rows.map(row -> "| " + row.value() + " | " + row.less() + " | " + row.withLess() + " | " + row.more()
                        + " | " + row.withMore() + " |")
                .mkString("| value | less | wins | more | wins |\n| --- | --- | --- | --- | --- |\n", "\n", "\n");
    }
}
