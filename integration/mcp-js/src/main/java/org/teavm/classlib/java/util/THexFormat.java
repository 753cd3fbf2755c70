package org.teavm.classlib.java.util;

/** The part of {@link java.util.HexFormat} that logs need, in JavaScript. */
public final class THexFormat {
    private THexFormat() {}

    /** Returns the format in lower case. */
    public static THexFormat of() {
        return new THexFormat();
    }

    /** Returns the digits of some bytes. */
    public String formatHex(byte[] bytes, int from, int to) {
        StringBuilder digits = new StringBuilder();
        for (int i = from; i < to; i++) {
            digits.append(Character.forDigit(bytes[i] >> 4 & 15, 16)).append(Character.forDigit(bytes[i] & 15, 16));
        }
        return digits.toString();
    }
}
