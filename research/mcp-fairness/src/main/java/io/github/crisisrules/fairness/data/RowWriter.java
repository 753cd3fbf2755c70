package io.github.crisisrules.fairness.data;

import java.io.IOException;

/** Writes rows to a stream. */
interface RowWriter {
    /** Writes the given rows. */
    void write(Rows rows) throws IOException;

    /** Writes the end of the file. The stream is left open. */
    void finish() throws IOException;
}
