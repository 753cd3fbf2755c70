package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.data.DataRun;
import io.github.crisisrules.fairness.data.DataTable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file to which rows are written.
 *
 * @param option the option that named the file
 */
record RowFile(DataTable table, String option, Path path, DataRun.Format format) {
    /** An action that writes rows to the given outputs. */
    interface Rows {
        void write(Vector<DataRun.Output> outputs) throws IOException;
    }

    /**
     * Returns the file of an option, if the option is given.
     *
     * @throws BadInput if the file cannot be written; this is checked before anything is simulated
     */
    static Option<RowFile> of(DataTable table, String option, @Nullable Path path) {
        if (path == null) {
            return Option.none();
        }
        RowFile file = new RowFile(table, option, path, format(option, path));
        AtomicFile.require(option, path);
        return Option.some(file);
    }

    private static DataRun.Format format(String option, Path path) {
        String name = path.toString();
        if (name.endsWith(".csv")) {
            return DataRun.Format.CSV;
        }
        if (name.endsWith(".parquet")) {
            return DataRun.Format.PARQUET;
        }
        throw new BadInput(option + ": " + path + " must end with .csv or .parquet.");
    }

    /** Writes all files in one pass. No file is moved into place before all rows are written. */
    static void write(Vector<RowFile> files, Rows rows) {
        write(files, Vector.empty(), rows);
    }

    /** Opens the files recursively, so that each is closed by the block that opened it. */
    private static void write(Vector<RowFile> files, Vector<DataRun.Output> open, Rows rows) {
        RowFile file = files.get(open.size());
        AtomicFile beside = AtomicFile.of(file.path);
        try {
            try (OutputStream stream = new BufferedOutputStream(beside.open(), 1 << 16)) {
                Vector<DataRun.Output> outputs = open.append(new DataRun.Output(file.table, file.format, stream));
                if (outputs.size() < files.size()) {
                    write(files, outputs, rows);
                } else {
                    rows.write(outputs);
                }
            }
            beside.move();
        } catch (IOException e) {
            throw AtomicFile.cannotBeWritten(file.option, file.path, e);
        } finally {
            beside.discard();
        }
    }
}
