package io.github.crisisrules.fairness.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.report.CsvReport;
import io.github.crisisrules.fairness.report.MarkdownReport;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Engine;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.ReadyMade;
import io.github.crisisrules.fairness.study.Study;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FairnessTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aStudyFileBecomesAllFourReports() throws IOException {
        Path study = Files.writeString(
                folder.resolve("my.yaml"), "name: Mine\nsetups: {players: 8, rounds: 3, cut: 2}\nevents: 20\n");
        List<Path> files = Stream.of("a.html", "a.md", "a.csv", "a.json")
                .map(folder::resolve)
                .toList();
        int code = run(
                "run",
                study.toString(),
                "-o",
                files.get(0).toString(),
                "-o",
                files.get(1).toString(),
                "-o",
                files.get(2).toString(),
                "-o",
                files.get(3).toString());
        assertThat(err.toString()).isEmpty();
        assertThat(code).isZero();
        for (Path file : files) {
            assertThat(Files.readString(file)).contains(file.toString().endsWith("csv") ? "8 players" : "Mine");
        }
        assertThat(names()).containsExactlyInAnyOrder("my.yaml", "a.html", "a.md", "a.csv", "a.json");
    }

    @Test
    void optionsChangeTheStudy() {
        assertThat(run("run", "carter", "-n", "30", "--seed", "a public sentence", "-m", "single-winner", "-t", "1"))
                .isZero();
        assertThat(out.toString())
                .contains("30 events of each", "events: 30", "- single-winner")
                .doesNotContain("- floats");
    }

    @Test
    void systemsAreComparedWithoutAFile() {
        assertThat(run("compare", "--players", "12", "--rounds", "3,4", "--cut", "4", "-s", "swiss,random", "-n", "20"))
                .isZero();
        assertThat(out.toString())
                .contains("## Differences", "12 players, 4 rounds, top 4, random − 12 players, 4 rounds, top 4, swiss");
        assertThat(run("compare", "--study", "drops", "-s", "random,swiss", "-n", "10"))
                .isZero();
    }

    @Test
    void theListsNameEverything() {
        assertThat(run("metrics")).isZero();
        assertThat(run("systems")).isZero();
        assertThat(run("tiebreakers")).isZero();
        assertThat(run("studies")).isZero();
        assertThat(out.toString())
                .contains(Metric.all().map(Metric::id))
                .contains(ReadyMade.all().map(ReadyMade::id))
                .contains("swiss", "head-to-head            more wins against those still tied")
                .contains("reaching-24             players with 24 event points or more after the Swiss rounds");
        out.getBuffer().setLength(0);
        assertThat(run("studies", "hua")).isZero();
        assertThat(out.toString()).isEqualTo(ReadyMade.HUA.text());
    }

    @Test
    void rowsAndColumnsAreWrittenForOtherPrograms() throws IOException {
        Path events = folder.resolve("events.csv");
        Path players = folder.resolve("players.parquet");
        assertThat(run(
                        "data",
                        "drops",
                        "-n",
                        "20",
                        "--event-rows",
                        events.toString(),
                        "--player-rows",
                        players.toString()))
                .isZero();
        assertThat(Files.readAllLines(events)).hasSize(1 + 2 * 20);
        assertThat(Files.readAllBytes(players)).startsWith('P', 'A', 'R', '1').endsWith('P', 'A', 'R', '1');
        assertThat(names()).containsExactlyInAnyOrder("events.csv", "players.parquet");
        assertThat(run("data", "drops", "--columns")).isZero();
        assertThat(out.toString()).contains("true_rank", "the strongest player wins; empty where an event has none");
        assertThat(run("data", "drops")).isEqualTo(2);
        assertThat(run("data", "drops", "--event-rows", "rows.txt")).isEqualTo(2);
        assertThat(err.toString().lines())
                .containsExactly(
                        "fairness: --event-rows or --player-rows must name a file.",
                        "fairness: --event-rows: rows.txt must end with .csv or .parquet.");
    }

    @Test
    void forecastsAreComparedWithEvents() throws IOException {
        StringBuilder event = new StringBuilder("round,player1,points1,player2,points2\n");
        int[][] opponents = {{1, 0, 3, 2, 5, 4, 7, 6}, {2, 3, 0, 1, 6, 7, 4, 5}, {4, 5, 6, 7, 0, 1, 2, 3}};
        for (int round = 1; round <= 3; round++) {
            for (int p = 0; p < 8; p++) {
                int other = opponents[round - 1][p];
                event.append(other > p ? round + ",p" + p + ",3,p" + other + ",0\n" : "");
            }
        }
        Path events = Files.createDirectory(folder.resolve("events"));
        Files.writeString(events.resolve("one.csv"), event);
        Files.writeString(events.resolve("other.txt"), "no event");
        Path chart = folder.resolve("curve.svg");
        assertThat(run("calibrate", events.toString(), "-n", "50", "-o", chart.toString()))
                .isZero();
        assertThat(out.toString())
                .contains(
                        "other.txt is left out: ",
                        "1 events, 32 forecasts of each kind, 50 continuations each, deviation 80.",
                        "All matches together show a deviation of strengths within an event of ",
                        "| first after the Swiss rounds | 16 | ");
        assertThat(Files.readString(chart)).startsWith("<svg ").contains("Do forecasts come true?");
        assertThat(run("calibrate", folder.resolve("none").toString())).isEqualTo(2);
        assertThat(run("calibrate", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("holds no event that can be forecast.");
    }

    @Test
    void strengthsAreFittedAndUsed() throws IOException {
        Path matches = Files.writeString(
                folder.resolve("matches.csv"),
                "first,second,result\nAda,Bo,win\nBo,Cy,draw\nCy,Di,loss\nDi,Ada,loss\n");
        Path ratings = folder.resolve("ratings.csv");
        assertThat(run("fit", matches.toString(), "-o", ratings.toString())).isZero();
        assertThat(out.toString())
                .contains("# strengths: {distribution: pool, file: ", "# match: {model: elo, scale: 400, draws: 0.");
        Path more = Files.writeString(
                folder.resolve("more.csv"), "round,player1,points1,player2,points2\n1,Ada,3,Di,0\n1,Bo,1,Ed,1\n");
        out.getBuffer().setLength(0);
        assertThat(run("fit", matches.toString(), more.toString())).isZero();
        assertThat(out.toString()).contains("\nEd,", ",3\nBo,").containsPattern("Ada,[0-9.]+,[0-9.]+,3\n");
        assertThat(run("fit", matches.toString(), folder.resolve("none.csv").toString()))
                .isEqualTo(2);
        assertThat(run("fit")).isEqualTo(2);
        Path study = Files.writeString(
                folder.resolve("my.yaml"),
                "name: Mine\nsetups: {players: 4, rounds: 2}\nstrengths: {distribution: pool, file: ratings.csv}\nevents: 5\n");
        assertThat(run("run", study.toString())).isZero();
        assertThat(out.toString()).contains("strengths sampled from a pool of 4");
        Files.writeString(
                study, "name: Mine\nsetups: {players: 4, rounds: 2}\nstrengths: {distribution: pool, file: no.csv}\n");
        assertThat(run("run", study.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("strengths.file: no.csv: The file cannot be read");
        Files.write(folder.resolve("no.csv"), new byte[] {(byte) 0xff, '1', '\n'});
        assertThat(run("run", study.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("strengths.file: no.csv: The file is not text in UTF-8.");
    }

    @Test
    void theVersionIsPrinted() {
        assertThat(run("--version")).isZero();
        assertThat(run("run", "--version")).isZero();
        assertThat(out.toString().lines())
                .hasSize(2)
                .allMatch(line -> line.matches("fairness [0-9]+\\.[0-9]+.*, of Crisis Rules"));
    }

    @Test
    void figuresAreWrittenBeforePicturesAreDrawn() throws IOException {
        Study study = ReadyMade.CARTER.study().withEvents(5);
        Report report = new Report(study, Simulation.run(study));
        List<Path> both = List.of(folder.resolve("r.html"), folder.resolve("r.csv"));
        ReportFiles broken = new ReportFiles(both, any -> {
            throw new IllegalStateException("no fonts");
        });
        assertThatThrownBy(() -> broken.write(report, new PrintWriter(out, true)))
                .hasMessage("no fonts");
        assertThat(names()).containsExactly("r.csv");
        assertThat(both.get(1)).hasContent(CsvReport.of(report));

        out.getBuffer().setLength(0);
        ReportFiles alone = new ReportFiles(both.subList(0, 1), any -> {
            throw new IllegalStateException("no fonts");
        });
        assertThatThrownBy(() -> alone.write(report, new PrintWriter(out, true)))
                .hasMessage("no fonts");
        assertThat(out.toString()).isEqualTo(MarkdownReport.of(report));
    }

    @Test
    void helpTeaches() {
        assertThat(run("--help")).isZero();
        assertThat(run("run", "--help")).isZero();
        assertThat(run("compare", "--help")).isZero();
        assertThat(run()).isZero();
        assertThat(out.toString()).contains("fairness run challenger -o report.html", "A study file is YAML or JSON");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            run nowhere.yaml -o X/r.html                  | fairness: STUDY: There is no file and no ready-made study nowhere.yaml.
            run X -o X/r.html                             | fairness: STUDY: There is no file
            run carter -o X/r.pdf                         | fairness: --output: X/r.pdf must end with .html, .svg, .md, .csv or .json.
            run carter -o X/none/r.md                     | fairness: --output: X/none is not a writable folder.
            run carter -n 0 -o X/r.md                     | fairness: --events: events must be from 1 to 1000000000, but is 0
            run carter -n many                            | fairness: Invalid value for option '--events'
            run carter -m luck                            | fairness: --metrics: There is no metric 'luck'
            run carter -m floats,floats                   | fairness: --metrics must be distinct, but are floats, floats
            run carter -t 0                               | fairness: --threads must be at least 1, but is 0
            run carter --progress maybe                   | fairness: --progress must be auto, true or false, but is 'maybe'.
            compare -s swiss,swiss                        | fairness: --systems must be distinct, but are swiss, swiss
            compare -s swiss,dutch                        | fairness: --systems: There is no system 'dutch'
            compare --players 16 --rounds 16              | fairness: --rounds must be fewer than the 16 players
            compare --players 16 --rounds 4 --cut 3       | fairness: --rounds, --cut: A cut must be 0 (none), 2, 4, 8, 16
            compare --players 20 --format timeline        | fairness: --players must be at least 32 for a Timeline Event, but is 20
            compare --study drops --players 12            | fairness: --study: The study has its own players, format, rounds and cut.
            compare --format timeline --rounds 4          | fairness: --format: The format has its own rounds and cut.
            compare --cut 8                               | fairness: --cut needs --rounds. Add it.
            compare --players 0                           | fairness: --players must be
            compare --format open                         | fairness: --format must be challenger or timeline, but is 'open'.
            studies mine                                  | fairness: STUDY: There is no ready-made study 'mine'.
            compare -n 20 -s io.github.crisisrules.fairness.own.Standstill | fairness: The system 'Standstill', round 1: Players
            data carter -n 9 --event-rows X/a.csv --player-rows X/b.txt    | fairness: --player-rows: X/b.txt must end with .csv or .parquet.
            data carter -n 9 --event-rows X/a.csv --player-rows X/a.csv    | fairness: --event-rows and --player-rows both name X/a.csv. Give each a file of its own.
            data carter -n 9 --event-rows X/none/a.csv    | fairness: --event-rows: X/none is not a writable folder.
            calibrate X --deviation 0                     | fairness: --deviation must be positive and finite, but is 0.0
            calibrate X -n 0                              | fairness: --continuations must be at least 1, but is 0
            calibrate X -o X/none/a.svg                   | fairness: --output: X/none is not a writable folder.
            calibrate X                                   | fairness: FOLDER: X holds no event that can be forecast.
            fit X/none.csv --deviation -1                 | fairness: MATCHES: X/none.csv: The file cannot be read
            fit X/none.csv -o X/none/a.csv                | fairness: --output: X/none is not a writable folder.
            walk                                          | fairness: Unmatched argument at index 0: 'walk'
            run                                           | fairness: Missing required parameter: 'STUDY'
            """)
    void badInputIsOneLineAndExitCodeTwo(String command, String expected) throws IOException {
        int code = run(command.replace("X", folder.toString()).split(" "));
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).startsWith(expected.replace("X", folder.toString()));
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(out.toString()).isEmpty();
        assertThat(names()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            metrics: [luck]                                     | metrics[0]: There is no metric 'luck'
            systems: [dutch]                                    | systems[0]: There is no system 'dutch'
            strengths: {distribution: given, values: [.nan]}    | strengths.values[0], line 3: neither YAML nor JSON
            strengths: {distribution: normal, deviation: NaN}   | strengths.deviation must be a finite number, but is NaN
            events: 0                                           | events must be from 1 to 1000000000, but is 0
            setups: [{players: 8, rounds: 8}]                   | setups, line 3: neither YAML nor JSON: Duplicate
            published: [{arm: 1}]                               | published[0].metric is missing.
            """)
    void aFaultInAFileNamesFileAndFieldAndLeavesOldReportsAlone(String line, String expected) throws IOException {
        Path study = Files.writeString(
                folder.resolve("bad.yaml"), "name: Bad\nsetups: [{players: 8, rounds: 3}]\n" + line + "\n");
        Path old = Files.writeString(folder.resolve("r.html"), "of last week");
        assertThat(run("run", study.toString(), "-o", old.toString())).isEqualTo(2);
        assertThat(err.toString()).startsWith("fairness: " + study + ": " + expected);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(out.toString()).isEmpty();
        assertThat(old).hasContent("of last week");
        assertThat(names()).containsExactlyInAnyOrder("bad.yaml", "r.html");
    }

    @Test
    void aStudyThatFailsWhileItRunsWritesNothing() throws IOException {
        Engine broken = (study, from, to, threads, progress) -> {
            return Objects.requireNonNull(null, "out of order");
        };
        int code = run(broken, "run", "carter", "-o", folder.resolve("r.md").toString());
        assertThat(code).isEqualTo(1);
        assertThat(err.toString().lines()).hasSize(1);
        // The place is reported too, and not the one in Java's own classes: it may lie in a class of the user's.
        assertThat(err.toString())
                .matches("fairness: java.lang.NullPointerException: out of order \\(at .*FairnessTest.*\\)\\R");
        assertThat(names()).isEmpty();
    }

    @Test
    void aFolderThatGoesAwayWhileItRunsIsOneLineToo() throws IOException {
        Path gone = Files.createDirectory(folder.resolve("gone"));
        Engine slow = (study, from, to, threads, progress) -> {
            try {
                Files.delete(gone);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
            return Engine.CORES.run(study, from, to, threads, progress);
        };
        int code =
                run(slow, "run", "carter", "-n", "5", "-o", gone.resolve("r.md").toString());
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).startsWith("fairness: --output: " + gone).contains("cannot be written");
        assertThat(err.toString().lines()).hasSize(1);
    }

    @Test
    void publishedFiguresStayWithTheirSetupsWhenSystemsAreCompared() {
        assertThat(run("compare", "--study", "carter", "-s", "swiss,adjacent", "-n", "10"))
                .isZero();
        assertThat(out.toString().lines().filter(line -> line.contains("(Carter)")))
                .hasSize(18)
                .anyMatch(line -> line.startsWith("| 20 players, 8 rounds, adjacent | single-winner | 68.0 % (Carter)"))
                .noneMatch(line -> line.startsWith("| 20 players, 7 rounds") && line.contains("68.0 % (Carter)"));
    }

    @Test
    void aFaultyFileIsNamedAndNothingIsWritten() throws IOException {
        Path study = Files.writeString(folder.resolve("bad.yaml"), "name: Bad\nsetups: {players: 8, rounds: 9}\n");
        assertThat(run("run", study.toString(), "-o", folder.resolve("r.html").toString()))
                .isEqualTo(2);
        assertThat(err.toString().strip())
                .isEqualTo("fairness: " + study
                        + ": setups[0].rounds must be fewer than the 8 players, who have 7 opponents each, but is 9");
        Files.write(study, new byte[] {(byte) 0xc3, 0x28, 0});
        err.getBuffer().setLength(0);
        assertThat(run("run", study.toString())).isEqualTo(2);
        assertThat(err.toString()).startsWith("fairness: STUDY: " + study + ": The file is not text in UTF-8.");
        assertThat(names()).containsExactly("bad.yaml");
    }

    @Test
    void theProgressBarShowsTheTimeLeft() {
        assertThat(ProgressBar.line(2500, 10_000, 20_000_000_000L))
                .isEqualTo("[=====>              ]  25 %  2,500 of 10,000  1 min 00 s left");
        assertThat(ProgressBar.line(10_000_000, 100_000_000, 5_000_000_000_000L))
                .hasSizeLessThan(80);
        assertThat(ProgressBar.line(10, 10, 1)).startsWith("[====================] 100 %");
    }

    @Test
    void theProgressBarIsShownOnATerminalOrOnRequestOnly() {
        assertThat(run("run", "carter", "-n", "1500", "-t", "1", "-m", "floats", "--progress", "true"))
                .isZero();
        assertThat(err.toString()).contains("of 1,500  ", " left").endsWith("\r");
        err.getBuffer().setLength(0);
        // Tests have no terminal.
        assertThat(run("run", "carter", "-n", "1500", "-t", "1", "-m", "floats"))
                .isZero();
        assertThat(err.toString()).isEmpty();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private int run(String... args) {
        return run(Engine.CORES, args);
    }

    private int run(Engine engine, String... args) {
        return Fairness.run(engine, new PrintWriter(out, true), new PrintWriter(err, true), args);
    }
}
