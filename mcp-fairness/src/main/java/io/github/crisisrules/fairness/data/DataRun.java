package io.github.crisisrules.fairness.data;

import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.summary.Simulation;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;

/**
 * Plays a study and writes a row for each event, or for each player and event, as it goes: in the order of events whatever the number of threads,
 * and with no more in memory than a few pieces of the study.
 */
public final class DataRun {
    /** How many rows of players a piece has, about. */
    private static final long ROWS = 1 << 13;

    /** How rows are written. */
    public enum Format {
        /** Text with commas. */
        CSV,
        /** Apache Parquet. */
        PARQUET
    }

    private DataRun() {}

    /** Writes one table to a stream and leaves it open. */
    public static void write(
            Study study, DataTable table, Format format, OutputStream out, int threads, LongConsumer progress)
            throws IOException {
        RowWriter writer =
                format == Format.CSV ? new CsvRows(table.rows(study), out) : new ParquetRows(table.rows(study), out);
        long players =
                study.arms().map(arm -> (long) arm.setup().players()).sum().longValue();
        long piece = Math.max(1, ROWS / players);
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "fairness");
            thread.setDaemon(true);
            return thread;
        });
        Deque<Future<Rows>> under = new ArrayDeque<>();
        try {
            long next = 0;
            for (long done = 0; done < study.events(); done += piece) {
                while (next < study.events() && under.size() <= 2 * threads) {
                    long from = next;
                    long to = Math.min(from + piece, study.events());
                    under.add(pool.submit(() -> piece(study, table, from, to)));
                    next = to;
                }
                writer.write(under.remove().get());
                progress.accept(Math.min(piece, study.events() - done));
            }
            writer.finish();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while simulating", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private static Rows piece(Study study, DataTable table, long from, long to) {
        Rows rows = table.rows(study);
        Simulation.part(
                study,
                from,
                to,
                (number, arm, event, measured) -> table.add(rows, study, number, arm, event, measured));
        return rows;
    }
}
