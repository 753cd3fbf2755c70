package io.github.crisisrules.fairness.data;

import java.io.IOException;
import java.util.List;

/** Writes rows to a stream. A row holds a {@code Long}, {@code Double} or {@code String} for each {@link Column}. */
interface RowWriter {
    /** Writes the given rows. */
    void write(List<Object[]> rows) throws IOException;

    /** Writes the end of the file. The stream is left open. */
    void finish() throws IOException;
}
