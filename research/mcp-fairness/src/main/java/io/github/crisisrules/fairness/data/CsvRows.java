package io.github.crisisrules.fairness.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.fairness.assumption.CsvText;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes rows as CSV: a heading, quoted strings, and an empty cell for a missing number. */
final class CsvRows implements RowWriter {
    private final OutputStream out;

    CsvRows(Vector<Column> columns, OutputStream out) throws IOException {
        this.out = out;
        out.write((columns.map(Column::name).mkString(",") + "\n").getBytes(UTF_8));
    }

    @Override
    public void write(List<Object[]> rows) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Object[] row : rows) {
            for (int c = 0; c < row.length; c++) {
                text.append(c == 0 ? "" : ",").append(cell(row[c]));
            }
            text.append('\n');
        }
        out.write(text.toString().getBytes(UTF_8));
    }

    private static String cell(Object value) {
        return value instanceof String text ? CsvText.quoted(text) : value.equals(Double.NaN) ? "" : value.toString();
    }

    @Override
    public void finish() throws IOException {
        out.flush();
    }
}
