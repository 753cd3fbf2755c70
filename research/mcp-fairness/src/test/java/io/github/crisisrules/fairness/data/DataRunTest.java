package io.github.crisisrules.fairness.data;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Estimate;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.Variant;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DataRunTest {
    static final Study STUDY = Study.builder()
            .name("rows")
            .setups(Vector.of(
                    Setup.of(9, Structure.withCut(3, 4)), new Setup("a \"small\", one", 8, Structure.swiss(3))))
            .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")))
            .factions(new Factions(
                    Vector.of("left", "right"),
                    Vector.of(0.5, 0.5),
                    Vector.of(Vector.of(0.5, 0.6), Vector.of(0.4, 0.5))))
            .turnout(new AttendanceModel(0.2, 1, 0.1))
            .events(700)
            .build();

    @Test
    void rowsAreTheSameInTheSameOrderOnAnyNumberOfThreads() throws IOException {
        for (DataTable table : DataTable.values()) {
            for (DataRun.Format format : DataRun.Format.values()) {
                byte[] one = written(table, format, 1);
                assertThat(written(table, format, 3)).isEqualTo(one);
            }
        }
    }

    @Test
    void bothTablesOfOnePlayAreThoseOfTwo() throws IOException {
        ByteArrayOutputStream events = new ByteArrayOutputStream();
        ByteArrayOutputStream players = new ByteArrayOutputStream();
        DataRun.write(
                STUDY,
                Vector.of(
                        new DataRun.Output(DataTable.EVENTS, DataRun.Format.CSV, events),
                        new DataRun.Output(DataTable.PLAYERS, DataRun.Format.PARQUET, players)),
                2,
                done -> {});
        assertThat(events.toByteArray()).isEqualTo(written(DataTable.EVENTS, DataRun.Format.CSV, 1));
        assertThat(players.toByteArray()).isEqualTo(written(DataTable.PLAYERS, DataRun.Format.PARQUET, 1));
    }

    /** The mean over rows is the figure of the report, for every arm and metric; what an event has not is an empty cell. */
    @Test
    void theRowsOfEventsAddUpToTheReport() throws IOException {
        List<String> lines = lines(DataTable.EVENTS);
        Vector<String> head = Vector.of(lines.get(0).split(","));
        assertThat(head.take(7))
                .containsExactly("event", "arm", "setup", "system", "variant", "winner", "kendall_tau_b");
        assertThat(lines).hasSize(1 + 700 * 4);
        Report report = new Report(STUDY, Simulation.run(STUDY));
        for (int arm = 0; arm < 4; arm++) {
            for (Metric metric : STUDY.metrics()) {
                int column = head.indexOf(metric.id().replace('-', '_'));
                double sum = 0;
                int count = 0;
                for (String line : lines.subList(1, lines.size())) {
                    List<String> cells = cells(line);
                    if (cells.get(1).equals(String.valueOf(arm + 1))
                            && !cells.get(column).isEmpty()) {
                        sum += Double.parseDouble(cells.get(column));
                        count++;
                    }
                }
                Estimate estimate = report.estimate(arm, metric);
                assertThat(count).isEqualTo((int) estimate.count());
                if (count > 0) {
                    assertThat(sum / count).isCloseTo(estimate.mean(), within(1e-9));
                }
            }
        }
        assertThat(lines.get(3)).contains("\"a \"\"small\"\", one\"");
    }

    @Test
    void theRowsOfPlayersListEveryPlayerOnce() throws IOException {
        List<String> lines = lines(DataTable.PLAYERS);
        assertThat(lines).hasSize(1 + 700 * (9 + 9 + 8 + 8));
        Vector<String> head = Vector.of(lines.get(0).split(","));
        assertThat(head).isEqualTo(DataTable.PLAYERS.columns(STUDY).map(Column::name));
        double ranks = 0;
        int inCut = 0;
        for (String line : lines.subList(1, 1 + 9)) {
            List<String> cells = cells(line);
            assertThat(cells).hasSize(head.size());
            assertThat(cells.subList(0, 2)).containsExactly("0", "1");
            assertThat(cells.get(head.indexOf("faction"))).isIn("left", "right");
            ranks += Double.parseDouble(cells.get(head.indexOf("final_rank")));
            inCut += Integer.parseInt(cells.get(head.indexOf("in_cut")));
        }
        assertThat(ranks).isEqualTo(45);
        assertThat(inCut).isEqualTo(4);
    }

    @Test
    void factionsAreThoseOfTheVariant() throws IOException {
        Factions others = new Factions(
                Vector.of("up", "down", "aside"), Vector.of(0.2, 0.2, 0.6), Vector.fill(3, Vector.of(0.5, 0.5, 0.5)));
        Study study = STUDY.withEvents(20)
                .withVariants(
                        Vector.of(Variant.builder("others").factions(others).build()));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DataRun.write(study, Vector.of(new DataRun.Output(DataTable.PLAYERS, DataRun.Format.CSV, out)), 1, done -> {});
        List<String> lines = new String(out.toByteArray(), UTF_8).lines().toList();
        for (String line : lines.subList(1, lines.size())) {
            List<String> cells = cells(line);
            boolean asAssumed = Integer.parseInt(cells.get(1)) % 2 == 1;
            assertThat(others.names().prependAll(Vector.of("left", "right")).indexOf(cells.get(4)) < 2)
                    .isEqualTo(asAssumed);
        }
    }

    @Test
    void everyColumnIsDocumented() {
        for (DataTable table : DataTable.values()) {
            assertThat(table.columns(STUDY)).allMatch(column -> column.about().length() > 3);
            assertThat(table.columns(STUDY).map(Column::name)).doesNotHaveDuplicates();
        }
    }

    private static List<String> lines(DataTable table) throws IOException {
        return new String(written(table, DataRun.Format.CSV, 2), UTF_8).lines().toList();
    }

    private static byte[] written(DataTable table, DataRun.Format format, int threads) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DataRun.write(STUDY, Vector.of(new DataRun.Output(table, format, out)), threads, done -> {});
        return out.toByteArray();
    }

    /** The cells of a line, quotes taken off. */
    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
