package io.github.crisisrules.fairness.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.fairness.assumption.CsvText;
import java.io.IOException;
import java.io.OutputStream;

/** Writes rows as CSV: a heading, quoted strings, and an empty cell for a missing number. */
final class CsvRows implements RowWriter {
    private final OutputStream out;

    CsvRows(Rows like, OutputStream out) throws IOException {
        this.out = out;
        out.write((like.columns.map(Column::name).mkString(",") + "\n").getBytes(UTF_8));
    }

    @Override
    public void write(Rows rows) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            for (int c = 0; c < rows.columns.size(); c++) {
                text.append(c == 0 ? "" : ",");
                switch (rows.columns.get(c).kind()) {
                    case WHOLE -> text.append(rows.wholes(c)[row]);
                    case TEXT -> text.append(CsvText.quoted(rows.text(c, row)));
                    case NUMBER -> {
                        double value = rows.numbers(c)[row];
                        text.append(Double.isNaN(value) ? "" : Double.toString(value));
                    }
                }
            }
            text.append('\n');
        }
        out.write(text.toString().getBytes(UTF_8));
    }

    @Override
    public void finish() throws IOException {
        out.flush();
    }
}
