package io.github.crisisrules.lab.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.lab.colossus.ColossusChances;
import io.github.crisisrules.lab.colossus.ColossusSimulation;
import io.github.crisisrules.lab.hulk.HulkChances;
import io.github.crisisrules.lab.hulk.HulkSimulation;
import io.github.crisisrules.lab.simulation.GameResult;
import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.github.crisisrules.lab.simulation.Simulation;
import io.github.crisisrules.lab.simulation.SimulationReport;
import io.github.crisisrules.lab.simulation.SimulationRow;
import io.github.crisisrules.lab.simulation.StandInTeam;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Prints every figure of docs/ENCOUNTERS.md again. With {@code -Dencounters.write=true} it writes them into the page. Minutes of
 * games: part of the profile {@code fuzz}.
 */
@Tag("fuzz")
class EncounterPageFuzz {
    private static final Path PAGE = Path.of("..", "..", "docs", "ENCOUNTERS.md");
    private static final Seed SEED = Seed.ofWords("docs/ENCOUNTERS.md");
    private static final int THREADS = 2;
    private static final int PLAIN = 1500;
    private static final int SQUADS = 1000;
    private static final int AHEAD = 40;
    private static final int PLAYOUTS = 12;
    private static final int SENSITIVITY = 250;

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
        var ahead = plain.map(each -> ColossusSimulation.lookingAhead(each, PLAYOUTS));
        var squads =
                Vector.of(StandInTeam.values()).map(team -> ColossusSimulation.standIn(ColossusDifficulty.HARD, team));
        Vector<Played> plainly = played(plain, PLAIN);
        var rulesOfThumb = plain.map(ColossusSimulation::practised);
        Vector<Played> practised = played(rulesOfThumb, PLAIN);
        Vector<Played> better = played(ahead, AHEAD);
        return Vector.of(
                Tuple.of("colossus: summary", summary(plainly) + summary(practised)),
                Tuple.of("colossus: plain", table(plainly)),
                Tuple.of("colossus: practised", table(practised)),
                Tuple.of("colossus: ahead", table(better)),
                Tuple.of("colossus: better", differences("team", plainly, practised, better)),
                Tuple.of("colossus: squads", table(played(squads, SQUADS))),
                Tuple.of(
                        "colossus: values",
                        values(
                                StandInValue.ofColossus(),
                                odds -> ColossusSimulation.practised(plain.get(2))
                                        .withTable(new ColossusChances(odds)))),
                Tuple.of("colossus: notes", notes(plain.get(1), rulesOfThumb.get(1), ahead.get(1))));
    }

    private static Vector<Tuple2<String, String>> hulk() {
        var plain = Vector.of(HulkDifficulty.values())
                .map(difficulty -> HulkSimulation.standIn(difficulty, StandInTeam.SOME));
        var ahead = plain.map(each -> HulkSimulation.lookingAhead(each, PLAYOUTS, Side.values()));
        var squads = Vector.of(StandInTeam.values()).map(squad -> HulkSimulation.standIn(HulkDifficulty.NORMAL, squad));
        Vector<Played> plainly = played(plain, PLAIN);
        var rulesOfThumb = plain.map(each -> HulkSimulation.practised(each, Side.values()));
        Vector<Played> practised = played(rulesOfThumb, PLAIN);
        return Vector.of(
                Tuple.of("hulk: summary", summary(plainly) + summary(practised)),
                Tuple.of("hulk: plain", table(plainly)),
                Tuple.of("hulk: practised", table(practised)),
                Tuple.of("hulk: ahead", table(played(ahead, AHEAD))),
                Tuple.of("hulk: team better", better(plain, plainly, Side.CRISIS_TEAM)),
                Tuple.of("hulk: threat better", better(plain, plainly, Side.COSMIC_THREAT)),
                Tuple.of("hulk: squads", table(played(squads, SQUADS))),
                Tuple.of(
                        "hulk: values",
                        values(
                                StandInValue.ofHulk(),
                                odds -> HulkSimulation.practised(plain.get(1), Side.values())
                                        .withTable(new HulkChances(odds)))),
                Tuple.of("hulk: notes", notes(plain.get(1), rulesOfThumb.get(1), ahead.get(1))));
    }

    /** What better play of one side is worth against a plain other side. */
    private static String better(
            Vector<Simulation<HulkState, HulkCommand, HulkEvent>> plain, Vector<Played> plainly, Side side) {
        return differences(
                side == Side.CRISIS_TEAM ? "team" : "Hulk",
                plainly,
                played(plain.map(each -> HulkSimulation.practised(each, side)), PLAIN),
                played(plain.map(each -> HulkSimulation.lookingAhead(each, PLAYOUTS, side)), AHEAD));
    }

    private record Played(SimulationRow row, Vector<GameResult> results) {}

    private static Vector<Played> played(Vector<? extends Simulation<?, ?, ?>> simulations, int games) {
        return simulations.map(simulation -> {
            Vector<GameResult> results = simulation.results(games, SEED, THREADS);
            return new Played(SimulationRow.of(simulation.setting(), results), results);
        });
    }

    private static String summary(Vector<Played> played) {
        return new SimulationReport("", SEED, played.map(Played::row), Vector.empty()).summary() + "\n";
    }

    private static String table(Vector<Played> played) {
        return played.map(Played::row)
                .map(row -> String.format(
                        Locale.ROOT,
                        "| %s | %s | %d | %.1f | %s | %.1f | %d | %d to %d | %s |%n",
                        row.setting().difficulty(),
                        row.setting().squads(),
                        row.games(),
                        100.0 * row.crisisWins() / row.games(),
                        row.crisisRate(),
                        row.lengths().mean(),
                        row.lengths().quantile(50),
                        row.lengths().quantile(10),
                        row.lengths().quantile(90),
                        row.endings().map(ending -> ending._1 + " " + ending._2).mkString(", ")))
                .mkString(
                        "| difficulty | squads | games | team wins, % | 95 % interval | rounds, mean | median | 80 % of games |"
                                + " endings |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
                        "", "");
    }

    /**
     * The same games with plain play and with better play, and with the two kinds of better play: all play by the same seeds, as
     * far as there are games of both.
     */
    private static String differences(
            String who, Vector<Played> plain, Vector<Played> practised, Vector<Played> ahead) {
        String head =
                "| difficulty | play | compared with | pairs of games | team wins more often, percentage points (95 %) |\n"
                        + "| --- | --- | --- | --- | --- |\n";
        Vector<String> each = plain.zipWithIndex()
                .flatMap(row -> compared(
                        row._1.row.setting().difficulty(),
                        who,
                        Vector.of(row._1),
                        Vector.of(practised.get(row._2)),
                        Vector.of(ahead.get(row._2))));
        return head
                + each.appendAll(compared("all together", who, plain, practised, ahead))
                        .mkString();
    }

    private static Vector<String> compared(
            String difficulty, String who, Vector<Played> plain, Vector<Played> practised, Vector<Played> ahead) {
        return Vector.of(
                line(difficulty, "practised " + who + " | plain", plain, practised),
                line(difficulty, who + " that looks ahead | plain", plain, ahead),
                line(difficulty, who + " that looks ahead | practised", practised, ahead));
    }

    private static String line(String difficulty, String who, Vector<Played> plain, Vector<Played> other) {
        PairedDifference difference = PairedDifference.of(
                plain.zip(other).flatMap(pair -> pair._1.results.take(pair._2.results.size())),
                other.flatMap(Played::results));
        return "| " + difficulty + " | " + who + " | " + difference.pairs() + " | " + difference + " |\n";
    }

    private static String values(
            Vector<StandInValue> values, Function<ObservationOdds, ? extends Simulation<?, ?, ?>> simulation) {
        return Sensitivity.of(values, ObservationOdds.STAND_IN, simulation, SENSITIVITY, SEED, THREADS)
                .toString();
    }

    private static String notes(Simulation<?, ?, ?>... simulations) {
        return Vector.of(simulations)
                .flatMap(Simulation::notes)
                .distinct()
                .map(note -> "- " + note + "\n")
                .mkString();
    }
}
