package io.github.crisisrules.lab.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.github.crisisrules.lab.simulation.GameResult;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.SimulationRow;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Prints every figure of docs/engineering/encounters.md again. With {@code -Dencounters.write=true} it writes them into the page. Minutes of
 * games: part of the profile {@code fuzz}.
 */
@Tag("fuzz")
class EncounterPageFuzz {
    private static final Path PAGE = Path.of("..", "..", "docs", "engineering", "encounters.md");
    private static final Seed SEED = Seed.ofWords("docs/ENCOUNTERS.md");
    private static final int THREADS = 2;
    private static final int GAMES = 1500;

    @Test
    void everyFigureOfTheColossusIsPrintedAgain() throws IOException {
        check(colossus());
    }

    @Test
    void everyFigureOfTheHulkIsPrintedAgain() throws IOException {
        check(hulk());
    }

    private static void check(Vector<Tuple2<String, String>> figures) throws IOException {
        String page = Files.readString(PAGE, UTF_8);
        String printed = page;
        for (Tuple2<String, String> figure : figures) {
            String begin = "<!-- " + figure._1 + " -->\n";
            assertThat(page).contains(begin);
            printed = printed.replaceFirst(
                    "(?s)" + begin + ".*?<!-- end -->", Matcher.quoteReplacement(begin + figure._2 + "<!-- end -->"));
        }
        if (Boolean.getBoolean("encounters.write")) {
            Files.writeString(PAGE, printed, UTF_8);
        }
        assertThat(Files.readString(PAGE, UTF_8)).isEqualTo(printed);
    }

    private static Vector<Tuple2<String, String>> colossus() {
        var plain = Vector.of(ColossusDifficulty.values())
                .map(difficulty -> ColossusSimulation.standIn(difficulty, StandInTeam.SOME));
        var practised = plain.map(ColossusSimulation::practised);
        return Vector.of(Tuple.of("colossus: wins", wins(played(plain), played(practised))));
    }

    private static Vector<Tuple2<String, String>> hulk() {
        var plain = Vector.of(HulkDifficulty.values())
                .map(difficulty -> HulkSimulation.standIn(difficulty, StandInTeam.SOME));
        var practised = plain.map(each -> HulkSimulation.practised(each, Side.values()));
        return Vector.of(Tuple.of("hulk: wins", wins(played(plain), played(practised))));
    }

    private record Played(SimulationRow row, Vector<GameResult> results) {}

    private static Vector<Played> played(Vector<? extends Simulation<?, ?, ?>> simulations) {
        return simulations.map(simulation -> {
            Vector<GameResult> results = simulation.results(GAMES, SEED, THREADS);
            return new Played(SimulationRow.of(simulation.setting(), results), results);
        });
    }

    /** The wins of the team with plain and with practised play, and their difference in games with the same seeds. */
    private static String wins(Vector<Played> plain, Vector<Played> practised) {
        return plain.zipWith(practised, EncounterPageFuzz::row)
                .mkString(
                        "| difficulty | plain: team wins, % (95 %) | practised (95 %) | difference, points (95 %) | rounds, 80 % of games |\n"
                                + "| --- | --- | --- | --- | --- |\n",
                        "", "");
    }

    private static String row(Played plain, Played practised) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s | %d to %d |\n",
                plain.row.setting().difficulty(),
                rate(plain.row),
                rate(practised.row),
                PairedDifference.of(plain.results, practised.results),
                practised.row.lengths().quantile(10),
                practised.row.lengths().quantile(90));
    }

    private static String rate(SimulationRow row) {
        return String.format(Locale.ROOT, "%.1f (%s)", 100.0 * row.crisisWins() / row.games(), row.crisisRate());
    }
}
