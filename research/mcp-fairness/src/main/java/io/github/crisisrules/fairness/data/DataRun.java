package io.github.crisisrules.fairness.data;

import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
            return format == Format.CSV
                    ? new CsvRows(table.rows(study), stream)
                    : new ParquetRows(table.rows(study), stream);
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
        Vector<DataTable> tables = outputs.map(Output::table);
        long players =
                study.arms().map(arm -> (long) arm.setup().players()).sum().longValue();
        long piece = Math.max(1, ROWS / players);
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "fairness");
            thread.setDaemon(true);
            return thread;
        });
        Deque<Future<Vector<Rows>>> under = new ArrayDeque<>();
        try {
            long next = 0;
            for (long done = 0; done < study.events(); done += piece) {
                while (next < study.events() && under.size() <= 2 * threads) {
                    long from = next;
                    long to = Math.min(from + piece, study.events());
                    under.add(pool.submit(() -> piece(study, tables, from, to)));
                    next = to;
                }
                Vector<Rows> rows = under.remove().get();
                for (int i = 0; i < writers.size(); i++) {
                    writers.get(i).write(rows.get(i));
                }
                progress.accept(Math.min(piece, study.events() - done));
            }
            for (RowWriter writer : writers) {
                writer.finish();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The simulation was interrupted.", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    /** Plays a range of events and returns their rows for each data set. */
    private static Vector<Rows> piece(Study study, Vector<DataTable> tables, long from, long to) {
        Vector<Rows> rows = tables.map(table -> table.rows(study));
        Simulation.part(study, from, to, (number, arm, event, measured) -> {
            for (int i = 0; i < tables.size(); i++) {
                tables.get(i).add(rows.get(i), study, number, arm, event, measured);
            }
        });
        return rows;
    }
}
