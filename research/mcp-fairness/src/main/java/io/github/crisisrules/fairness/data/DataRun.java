package io.github.crisisrules.fairness.data;

import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.run.WorkerPool;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;

/**
 * Plays a study and writes a row for each event, or for each player and event, or both. Rows are written in the
 * order of events for any number of threads, and only a few chunks of the study are held in memory.
 */
public final class DataRun {
    /** The approximate number of player rows in a chunk. */
    private static final long ROWS = 1 << 13;

    /** The file format of rows. */
    public enum Format {
        /** Comma-separated values. */
        CSV,
        /** Apache Parquet. */
        PARQUET
    }

    private DataRun() {}

    /** The destination of the rows of a data set. The stream is left open. */
    public record Output(DataTable table, Format format, OutputStream stream) {
        RowWriter writer(Study study) throws IOException {
            Vector<Column> columns = table.columns(study);
            return format == Format.CSV ? new CsvRows(columns, stream) : new ParquetRows(columns, stream);
        }
    }

    /**
     * Plays the study once and writes its data sets.
     *
     * @param progress receives the number of events written since the previous call
     */
    public static void write(Study study, Vector<Output> outputs, int threads, LongConsumer progress)
            throws IOException {
        List<RowWriter> writers = new ArrayList<>();
        for (Output output : outputs) {
            writers.add(output.writer(study));
        }
        Vector<DataTable.Filler> tables = outputs.map(output -> output.table().filler(study));
        long players =
                study.arms().map(arm -> (long) arm.setup().players()).sum().longValue();
        long piece = Math.max(1, ROWS / players);
        Deque<Future<Vector<List<Object[]>>>> under = new ArrayDeque<>();
        try (WorkerPool pool = new WorkerPool(threads)) {
            long next = 0;
            for (long done = 0; done < study.events(); done += piece) {
                while (next < study.events() && under.size() <= 2 * threads) {
                    long from = next;
                    long to = Math.min(from + piece, study.events());
                    under.add(pool.submit(() -> piece(study, tables, from, to)));
                    next = to;
                }
                Vector<List<Object[]>> rows = pool.result(under.remove());
                for (int i = 0; i < writers.size(); i++) {
                    writers.get(i).write(rows.get(i));
                }
                progress.accept(Math.min(piece, study.events() - done));
            }
            for (RowWriter writer : writers) {
                writer.finish();
            }
        }
    }

    /** Plays a range of events and returns their rows for each data set. */
    private static Vector<List<Object[]>> piece(Study study, Vector<DataTable.Filler> tables, long from, long to) {
        Vector<List<Object[]>> rows = tables.map(table -> new ArrayList<>());
        Simulation.part(study, from, to, (number, arm, event, measured) -> {
            for (int i = 0; i < tables.size(); i++) {
                tables.get(i).add(rows.get(i), number, arm, event, measured);
            }
        });
        return rows;
    }
}
