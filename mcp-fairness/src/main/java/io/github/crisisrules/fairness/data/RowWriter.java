package io.github.crisisrules.fairness.data;

import java.io.IOException;

/** Writes rows as they come. */
interface RowWriter {
    /** Writes some rows. */
    void write(Rows rows) throws IOException;

    /** Writes what comes last; leaves the stream open. */
    void finish() throws IOException;
}
