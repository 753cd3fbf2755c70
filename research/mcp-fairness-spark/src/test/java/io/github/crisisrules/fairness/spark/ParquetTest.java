package io.github.crisisrules.fairness.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.data.DataRun;
import io.github.crisisrules.fairness.data.DataTable;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark's reader is the judge of what the kit writes as Parquet. */
class ParquetTest {
    private static final Study STUDY = Study.builder()
            .name("rows")
            .setups(Vector.of(Setup.of(33, Structure.withCut(3, 4)), new Setup("ein „kleines“", 8, Structure.swiss(3))))
            .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")))
            .turnout(new AttendanceModel(0.2, 1, 0.1))
            .events(1_600)
            .build();

    @TempDir
    private Path folder;

    /** More rows than one row group holds, nulls among them: cell by cell what the CSV says. */
    @Test
    void sparkReadsInParquetWhatItReadsInCsv() throws IOException {
        SparkSession session = SparkSession.builder()
                .appName("fairness")
                .master("local[2]")
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .getOrCreate();
        try {
            for (DataTable table : DataTable.values()) {
                Dataset<Row> parquet = session.read().parquet(written(table, DataRun.Format.PARQUET, "parquet"));
                Dataset<Row> csv = session.read()
                        .schema(parquet.schema())
                        .option("header", "true")
                        .option("escape", "\"")
                        .csv(written(table, DataRun.Format.CSV, "csv"))
                        // In a CSV an empty text cannot be distinguished from none.
                        .na()
                        .fill("");
                assertThat(List.of(parquet.columns()))
                        .isEqualTo(table.columns(STUDY)
                                .map(column -> column.name())
                                .toJavaList());
                long rows = 1_600L * (table == DataTable.EVENTS ? 4 : 33 + 33 + 8 + 8);
                assertThat(parquet.count()).isEqualTo(rows);
                assertThat(parquet.exceptAll(csv).count()).isZero();
                assertThat(csv.exceptAll(parquet).count()).isZero();
                if (table == DataTable.EVENTS) {
                    assertThat(parquet.filter("best_in_cut is null").count()).isEqualTo(2 * 1_600);
                    assertThat(parquet.filter("setup = 'ein „kleines“'").count())
                            .isEqualTo(2 * 1_600);
                }
            }
        } finally {
            session.stop();
        }
    }

    private String written(DataTable table, DataRun.Format format, String ending) throws IOException {
        Path file = folder.resolve(table + "." + ending);
        try (OutputStream out = Files.newOutputStream(file)) {
            DataRun.write(STUDY, Vector.of(new DataRun.Output(table, format, out)), 2, done -> {});
        }
        return file.toString();
    }
}
