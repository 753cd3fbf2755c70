package io.github.crisisrules.fairness.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Deque;

/** The part of Thrift's compact protocol that Parquet metadata needs: structs, lists, integers and strings. */
final class ThriftCompact {
    static final int I32 = 5;
    static final int I64 = 6;
    static final int BINARY = 8;
    static final int LIST = 9;
    static final int STRUCT = 12;
    private static final int LONG_LIST = 15;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Deque<Integer> outer = new ArrayDeque<>();
    private int last;

    byte[] bytes() {
        return out.toByteArray();
    }

    void raw(byte[] bytes) {
        out.writeBytes(bytes);
    }

    /** Begins a struct that is the whole message or an element of a list. */
    void elementBegin() {
        outer.push(last);
        last = 0;
    }

    /** Begins a struct that is a field. */
    void structBegin(int field) {
        head(field, STRUCT);
        elementBegin();
    }

    /** Ends the innermost struct. */
    void end() {
        out.write(0);
        last = outer.pop();
    }

    void i32(int field, int value) {
        head(field, I32);
        elementI32(value);
    }

    void i64(int field, long value) {
        head(field, I64);
        varint((value << 1) ^ (value >> 63));
    }

    void text(int field, String value) {
        head(field, BINARY);
        elementText(value);
    }

    void listBegin(int field, int size, int type) {
        head(field, LIST);
        if (size < LONG_LIST) {
            out.write((size << 4) | type);
        } else {
            out.write((LONG_LIST << 4) | type);
            varint(size);
        }
    }

    void elementI32(int value) {
        varint(((value << 1) ^ (value >> 31)) & 0xffffffffL);
    }

    void elementText(String value) {
        byte[] bytes = value.getBytes(UTF_8);
        varint(bytes.length);
        out.writeBytes(bytes);
    }

    /** Writes seven bits to a byte, the lowest first. */
    void varint(long value) {
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            out.write((int) ((rest & 0x7f) | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }

    /**
     * Writes a field header. Fields must be written in ascending order, since each id is stored as the difference
     * from the previous one.
     */
    private void head(int field, int type) {
        out.write(((field - last) << 4) | type);
        last = field;
    }
}
