package io.github.crisisrules.fairness.report;

import io.vavr.collection.Vector;

/**
 * Estimates the width of text in a chart without access to fonts. The estimate uses the character widths of common
 * sans-serif fonts, with a margin for wider ones. The browser renders the text; a chart only has to reserve enough
 * room.
 */
final class TextMetrics {
    /** The font size of all text in charts, in SVG units. */
    static final double SIZE = 13;

    /** The line height. */
    static final double LINE = 15;

    /** The widths of the characters from space to tilde, in thousandths of the font size. */
    private static final int[] WIDTHS = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, // 0 to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, // P to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, // ` to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584 // p to ~
    };

    /** The margin for fonts that are wider than {@link #WIDTHS}. */
    private static final double ROOM = 1.12;

    private static final String CUT = "…";

    private TextMetrics() {}

    /** Returns the estimated width of a text. */
    static double width(String text) {
        return text.codePoints().map(TextMetrics::thousandths).sum() * ROOM * SIZE / 1000;
    }

    private static int thousandths(int character) {
        if (character >= ' ' && character < ' ' + WIDTHS.length) {
            return WIDTHS[character - ' '];
        }
        if (character < ' ' || (character >= 0x300 && character < 0x370)) {
            return 0;
        }
        // Scripts with wide characters begin with Hangul. Other characters are about as wide as a capital letter.
        return character < 0x1100 || (character >= 0x2000 && character < 0x2100) ? 667 : 1000;
    }

    /**
     * Breaks the text at spaces into at most {@code most} lines that fit into {@code room}. If it does not fit, the
     * middle is left out, since labels that begin alike often differ at the end.
     */
    static Vector<String> lines(String text, double room, int most) {
        Vector<String> lines = Vector.empty();
        String line = "";
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (line.isEmpty() || width(longer) <= room) {
                line = longer;
            } else {
                lines = lines.append(line);
                line = word;
            }
        }
        lines = lines.append(line);
        int front = (most + 1) / 2;
        Vector<String> kept = lines.size() <= most
                ? lines
                : lines.take(front - 1)
                        .append(lines.drop(front - 1).mkString(" "))
                        .appendAll(end(text, room, most - front));
        return kept.map(each -> shortened(each, room));
    }

    /** Returns the last lines of a text, filled from its end. */
    private static Vector<String> end(String text, double room, int most) {
        Vector<String> lines = Vector.empty();
        String line = "";
        for (String word : Vector.of(text.strip().split("\\s+", -1)).reverse()) {
            String longer = line.isEmpty() ? word : word + " " + line;
            if (line.isEmpty() || width(longer) <= room) {
                line = longer;
            } else {
                lines = lines.prepend(line);
                line = word;
            }
        }
        return lines.prepend(line).takeRight(most);
    }

    /** Truncates a text to the available room. */
    static String shortened(String text, double room) {
        if (width(text) <= room) {
            return text;
        }
        int end = text.length();
        while (end > 0 && width(text.substring(0, end).stripTrailing() + CUT) > room) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end).stripTrailing() + CUT;
    }
}
