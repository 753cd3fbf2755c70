package io.github.crisisrules.fairness.data;

import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * Rows of a data set, stored by column: whole numbers and strings as longs (a string by its index in
 * {@code texts}), floating-point numbers as doubles, with {@code NaN} for a missing number. Values are added from
 * left to right, row by row.
 */
final class Rows {
    final Vector<Column> columns;
    final Vector<String> texts;
    private final Object[] values;
    private int size;
    private int next;

    Rows(Vector<Column> columns, Vector<String> texts) {
        this.columns = columns;
        this.texts = texts;
        values = new Object[columns.size()];
        for (int c = 0; c < values.length; c++) {
            values[c] = columns.get(c).kind() == Column.Kind.NUMBER ? new double[64] : new long[64];
        }
    }

    int size() {
        return size;
    }

    Rows whole(long value) {
        wholes(next)[size] = value;
        return step();
    }

    Rows number(double value) {
        numbers(next)[size] = value;
        return step();
    }

    Rows text(int number) {
        return whole(number);
    }

    private Rows step() {
        next++;
        if (next == values.length) {
            next = 0;
            size++;
            if (size == length(values[0])) {
                Arrays.setAll(values, c -> grown(values[c], 2 * size));
            }
        }
        return this;
    }

    private static int length(Object array) {
        return array instanceof long[] wholes ? wholes.length : ((double[]) array).length;
    }

    private static Object grown(Object array, int length) {
        return array instanceof long[] wholes ? Arrays.copyOf(wholes, length) : Arrays.copyOf((double[]) array, length);
    }

    long[] wholes(int column) {
        return (long[]) values[column];
    }

    double[] numbers(int column) {
        return (double[]) values[column];
    }

    String text(int column, int row) {
        return texts.get((int) wholes(column)[row]);
    }

    /** Appends the given rows. */
    void addAll(Rows others) {
        for (int c = 0; c < values.length; c++) {
            Object mine =
                    length(values[c]) > size + others.size ? values[c] : grown(values[c], 2 * (size + others.size));
            System.arraycopy(others.values[c], 0, mine, size, others.size);
            values[c] = mine;
        }
        size += others.size;
    }

    void clear() {
        size = 0;
    }
}
