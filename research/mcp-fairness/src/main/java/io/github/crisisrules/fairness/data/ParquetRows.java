package io.github.crisisrules.fairness.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes rows as Apache Parquet. It supports a small part of the format: one page for each column of a row group,
 * plain encoding, no compression. Whole numbers are INT64, floating-point numbers are optional DOUBLE, strings are
 * BYTE_ARRAY in UTF-8. The Parquet libraries depend on Hadoop; this takes two classes.
 *
 * <p>Layout: {@code PAR1}, the row groups, the footer in Thrift's compact protocol, its length in four bytes,
 * {@code PAR1}. A page is a header in Thrift and its data: for an optional column, first a bit-packed run that
 * marks the rows with a value, then the values that are present.
 */
final class ParquetRows implements RowWriter {
    /**
     * The number of values collected for a row group, so that memory use does not depend on the number of columns.
     */
    private static final int GROUP = 1 << 19;

    private static final byte[] MAGIC = "PAR1".getBytes(UTF_8);
    private static final int INT64 = 2;
    private static final int DOUBLE = 5;
    private static final int BYTE_ARRAY = 6;
    private static final int PLAIN = 0;
    private static final int RLE = 3;

    private final OutputStream out;
    private final Vector<Column> columns;
    private final List<Object[]> waiting = new ArrayList<>();
    private final ThriftCompact groups = new ThriftCompact();
    private int groupCount;
    private long rowCount;
    private long position;

    ParquetRows(Vector<Column> columns, OutputStream out) throws IOException {
        this.out = out;
        this.columns = columns;
        put(MAGIC);
    }

    @Override
    public void write(List<Object[]> rows) throws IOException {
        waiting.addAll(rows);
        if ((long) waiting.size() * columns.size() >= GROUP) {
            group();
        }
    }

    @Override
    public void finish() throws IOException {
        if (!waiting.isEmpty()) {
            group();
        }
        byte[] footer = footer();
        put(footer);
        put(length(footer.length));
        put(MAGIC);
        out.flush();
    }

    private void put(byte[] bytes) throws IOException {
        out.write(bytes);
        position += bytes.length;
    }

    private void group() throws IOException {
        long begun = position;
        groups.elementBegin();
        groups.listBegin(1, columns.size(), ThriftCompact.STRUCT);
        for (int c = 0; c < columns.size(); c++) {
            chunk(c);
        }
        groups.i64(2, position - begun);
        groups.i64(3, waiting.size());
        groups.end();
        groupCount++;
        rowCount += waiting.size();
        waiting.clear();
    }

    /** Writes one page and adds its metadata to the footer. */
    private void chunk(int c) throws IOException {
        byte[] bytes = page(c);
        ThriftCompact header = new ThriftCompact();
        header.elementBegin();
        header.i32(1, 0);
        header.i32(2, bytes.length);
        header.i32(3, bytes.length);
        header.structBegin(5);
        header.i32(1, waiting.size());
        header.i32(2, PLAIN);
        header.i32(3, RLE);
        header.i32(4, RLE);
        header.end();
        header.end();
        long at = position;
        put(header.bytes());
        put(bytes);
        groups.elementBegin();
        groups.i64(2, at);
        groups.structBegin(3);
        groups.i32(1, type(columns.get(c)));
        groups.listBegin(2, 2, ThriftCompact.I32);
        groups.elementI32(PLAIN);
        groups.elementI32(RLE);
        groups.listBegin(3, 1, ThriftCompact.BINARY);
        groups.elementText(columns.get(c).name());
        groups.i32(4, 0);
        groups.i64(5, waiting.size());
        groups.i64(6, position - at);
        groups.i64(7, position - at);
        groups.i64(9, at);
        groups.end();
        groups.end();
    }

    private byte[] page(int c) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (columns.get(c).kind() == Column.Kind.NUMBER) {
            present(c, bytes);
        }
        ByteBuffer eight = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
        for (Object[] row : waiting) {
            if (row[c] instanceof String text) {
                byte[] own = text.getBytes(UTF_8);
                bytes.writeBytes(length(own.length));
                bytes.writeBytes(own);
            } else if (row[c] instanceof Long whole) {
                bytes.writeBytes(eight.putLong(0, whole).array());
            } else if (row[c] instanceof Double number && !number.isNaN()) {
                bytes.writeBytes(eight.putDouble(0, number).array());
            }
        }
        return bytes.toByteArray();
    }

    /** Writes a bit-packed run, eight rows to a byte, that marks the rows with a number. */
    private void present(int c, ByteArrayOutputStream bytes) {
        byte[] present = new byte[(waiting.size() + 7) / 8];
        for (int row = 0; row < waiting.size(); row++) {
            if (!waiting.get(row)[c].equals(Double.NaN)) {
                present[row / 8] |= (byte) (1 << row % 8);
            }
        }
        ThriftCompact head = new ThriftCompact();
        head.varint(((long) present.length << 1) | 1);
        bytes.writeBytes(length(head.bytes().length + present.length));
        bytes.writeBytes(head.bytes());
        bytes.writeBytes(present);
    }

    /** Returns the value as four bytes in little-endian order. */
    private static byte[] length(int value) {
        return ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(value)
                .array();
    }

    private static int type(Column column) {
        return switch (column.kind()) {
            case WHOLE -> INT64;
            case NUMBER -> DOUBLE;
            case TEXT -> BYTE_ARRAY;
        };
    }

    private byte[] footer() {
        ThriftCompact footer = new ThriftCompact();
        footer.elementBegin();
        footer.i32(1, 1);
        footer.listBegin(2, columns.size() + 1, ThriftCompact.STRUCT);
        footer.elementBegin();
        footer.text(4, "schema");
        footer.i32(5, columns.size());
        footer.end();
        for (Column column : columns) {
            footer.elementBegin();
            footer.i32(1, type(column));
            footer.i32(3, column.kind() == Column.Kind.NUMBER ? 1 : 0);
            footer.text(4, column.name());
            if (column.kind() == Column.Kind.TEXT) {
                // The converted type and the logical type both declare the bytes as UTF-8.
                footer.i32(6, 0);
                footer.structBegin(10);
                footer.structBegin(1);
                footer.end();
                footer.end();
            }
            footer.end();
        }
        footer.i64(3, rowCount);
        footer.listBegin(4, groupCount, ThriftCompact.STRUCT);
        footer.raw(groups.bytes());
        footer.text(6, "Crisis Rules fairness kit");
        footer.end();
        return footer.bytes();
    }
}
