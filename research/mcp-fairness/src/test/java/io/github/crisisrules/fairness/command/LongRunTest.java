package io.github.crisisrules.fairness.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Engine;
import io.github.crisisrules.fairness.run.Part;
import io.github.crisisrules.fairness.run.PartText;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.Version;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LongRunTest {
    private static final Study STUDY = Study.builder()
            .name("long")
            .setups(Vector.of(Setup.of(8, Structure.withCut(3, 4)), Setup.of(8, Structure.withCut(4, 4))))
            .events(3_000)
            .build();

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** The engine dies in the middle of a piece, again and again; each run goes on from what the last one kept. */
    @Test
    void anInterruptedRunGoesOnFromWhatItKept() {
        Path file = folder.resolve("kept.json");
        AtomicLong played = new AtomicLong();
        AtomicLong pieces = new AtomicLong();
        Engine frail = (study, from, to, threads, progress) -> {
            if (pieces.incrementAndGet() % 5 == 0) {
                throw new IllegalStateException("power cut");
            }
            played.addAndGet(to - from);
            return Engine.CORES.run(study, from, to, threads, progress);
        };
        LongRun run = new LongRun(frail, 1, Option.of(file), Vector.empty());
        Part found = null;
        int cuts = 0;
        while (found == null) {
            try {
                found = run.run(STUDY, 0, 3_000, done -> {});
            } catch (IllegalStateException e) {
                cuts++;
            }
        }
        assertThat(cuts).isPositive();
        assertThat(found.summary()).isEqualTo(Simulation.run(STUDY));
        // Nothing that was kept is played again.
        assertThat(played.get()).isEqualTo(3_000);
        assertThat(PartText.parse(read(file))).isEqualTo(found);
    }

    @Test
    void aRunStopsWhereTheErrorIsSmallEnoughAndAtTheSameEventHoweverItIsCut() {
        Target target = Target.parse("best-wins=0.012");
        Part found = new LongRun(Engine.CORES, 2, Option.none(), Vector.of(target)).run(STUDY, 0, 3_000, done -> {});
        // 40 % ± 0.012 takes about 0.24 / 0.012² = 1,667 events: the looks are at 1,000, 1,250, 1,562, 1,952.
        assertThat(found.summary().events()).isEqualTo(1_952);
        Report report = new Report(found.asStudy(), found.summary());
        assertThat(report.estimate(0, StandardMetric.BEST_WINS).error()).isLessThanOrEqualTo(0.012);
        Study before = STUDY.withEvents(1_562);
        assertThat(target.isMet(new Report(before, Simulation.run(before)))).isFalse();

        Path file = folder.resolve("kept.json");
        LongRun kept = new LongRun(Engine.CORES, 1, Option.of(file), Vector.of(target));
        assertThat(kept.run(STUDY, 0, 3_000, done -> {})).isEqualTo(found);
        // Called again, it finds that it has enough.
        Engine none = (study, from, to, threads, progress) -> {
            throw new AssertionError("nothing is left to play");
        };
        assertThat(new LongRun(none, 1, Option.of(file), Vector.of(target)).run(STUDY, 0, 3_000, done -> {}))
                .isEqualTo(found);
    }

    @Test
    void partsMergeToTheWholeInAnyOrder() throws IOException {
        Path study = Files.writeString(
                folder.resolve("my.yaml"),
                "name: Mine\nsetups: {players: 8, rounds: 3, cut: 2}\nsystems: [swiss, random]\nevents: 101\n");
        String[] files = new String[3];
        for (int k = 1; k <= 3; k++) {
            files[k - 1] = folder.resolve("part" + k + ".json").toString();
            assertThat(run("run", study.toString(), "--part", k + "/3", "--keep", files[k - 1]))
                    .isZero();
        }
        out.getBuffer().setLength(0);
        assertThat(run("run", study.toString())).isZero();
        String whole = out.toString();
        out.getBuffer().setLength(0);
        assertThat(run("merge", files[2], files[0], files[1])).isZero();
        assertThat(out.toString()).isEqualTo(whole);
        assertThat(err.toString()).isEmpty();

        assertThat(run("merge", files[0], files[2])).isZero();
        assertThat(err.toString())
                .isEqualTo(
                        "fairness: the parts hold events 0 to 32, 67 to 100; the study run again would play the first 67\n"
                                .replace("\n", System.lineSeparator()));
        err.getBuffer().setLength(0);
        assertThat(run("merge", files[0], files[0])).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("fairness: PART: Events 0 to 32 are in both parts. Merge parts with different events.");
    }

    @Test
    void partsOfDifferentStudiesAreRefused() {
        Part one = Part.of(STUDY, 0, 5, Simulation.part(STUDY, 0, 5));
        Study other = STUDY.withSeed(io.github.crisisrules.core.chance.Seed.of(2));
        Part two = Part.of(other, 5, 9, Simulation.part(other, 5, 9));
        assertThatThrownBy(() -> one.merge(two))
                .hasMessage(
                        "The parts are of different studies, 'long' and 'long', which have the same name but differ in their assumptions. Merge parts of one study.");
        // The number of events is not what makes a study another.
        Study longer = STUDY.withEvents(4_000);
        assertThat(one.merge(Part.of(longer, 5, 9, Simulation.part(longer, 5, 9)))
                        .summary())
                .isEqualTo(Simulation.part(STUDY, 0, 9));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            run carter --part 3/2           | fairness: --part must have the form 2/8, the second of eight parts of the 5000 events, but is '3/2'.
            run carter --part half          | fairness: --part must have the form 2/8
            run carter --until luck=1       | fairness: --until: There is no metric 'luck'
            run carter --until floats=-1    | fairness: --until must be a metric and a standard error, such as best-wins=0.002, but is 'floats=-1'.
            run carter --until floats       | fairness: --until must be a metric and a standard error
            run carter --until byes=0.1     | fairness: --until: The study does not measure byes. Add it to --metrics.
            run carter --keep X/no/k.json   | fairness: --keep: X/no/k.json cannot be written (NoSuchFileException).
            run carter --keep X/bad.json    | fairness: --keep: X/bad.json: The file is not a part of a study written by 'run --keep'.
            run drops --keep X/other.json   | fairness: --keep: X/other.json is of another study. Name another file, or delete it.
            merge X/bad.json                | fairness: PART: X/bad.json: The file is not a part of a study written by 'run --keep'.
            run carter --keep X/older.json  | fairness: --keep: X/older.json: The file is of version 0.0.9 of the kit, but this is
            merge X/older.json              | fairness: PART: X/older.json: The file is of version 0.0.9 of the kit, but this is
            merge X/oldest.json             | fairness: PART: X/oldest.json: The file is of version unknown of the kit, but this is
            merge X/none.json               | fairness: PART: X/none.json: The file cannot be read (NoSuchFileException).
            """)
    void anImpossibleCommandPrintsOneLine(String command, String expected) throws IOException {
        Files.writeString(folder.resolve("bad.json"), "{}");
        String other = PartText.write(Part.of(STUDY, 0, 2, Simulation.part(STUDY, 0, 2)));
        Files.writeString(folder.resolve("other.json"), other);
        Files.writeString(folder.resolve("older.json"), other.replace(Version.text(), "0.0.9"));
        Files.writeString(folder.resolve("oldest.json"), other.replace("\"version\":\"" + Version.text() + "\",", ""));
        assertThat(run(command.replace("X", folder.toString()).split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith(expected.replace("X", folder.toString()));
        assertThat(err.toString().lines()).hasSize(1);
    }

    private static String read(Path file) {
        return StudySource.file("file", file.toString());
    }

    private int run(String... args) {
        return Fairness.run(Engine.CORES, new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    @Test
    void anInterruptedRunExplainsHowToContinue() {
        assertThat(RunOptions.interrupted(Path.of("kept.json")))
                .isEqualTo("fairness: The run was interrupted. The same command continues it from kept.json.");
        assertThat(RunOptions.interrupted(null))
                .isEqualTo("fairness: The run was interrupted. Use --keep to be able to continue the next one.");
    }
}
