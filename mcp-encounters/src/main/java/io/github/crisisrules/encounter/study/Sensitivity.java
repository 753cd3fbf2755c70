package io.github.crisisrules.encounter.study;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.simulation.GameResult;
import io.github.crisisrules.encounter.simulation.Simulation;
import io.github.crisisrules.encounter.simulation.TableOdds;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * How much the Crisis Team's rate of wins depends on each made-up value: one at a time is made a step smaller and a step larger,
 * and the same games are played again.
 *
 * @param rows one for each value
 */
public record Sensitivity(Vector<Row> rows) {
    /** What a value does. The differences are those to the stand-in value, in games of the same luck. */
    public record Row(StandInValue value, int less, PairedDifference withLess, int more, PairedDifference withMore) {}

    /** Of these values, with this many games for each; {@code simulation} makes one of the odds. */
    public static Sensitivity of(
            Vector<StandInValue> values,
            TableOdds odds,
            Function<TableOdds, ? extends Simulation<?, ?, ?>> simulation,
            int games,
            Seed seed,
            int threads) {
        Function<TableOdds, Vector<GameResult>> play =
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

    /** A table in Markdown, in percentage points with 95 % intervals. */
    @Override
    public String toString() {
        return rows.map(row -> "| " + row.value() + " | " + row.less() + " | " + row.withLess() + " | " + row.more()
                        + " | " + row.withMore() + " |")
                .mkString("| value | less | wins | more | wins |\n| --- | --- | --- | --- | --- |\n", "\n", "\n");
    }
}
