package io.github.crisisrules.fairness.report;

import io.vavr.collection.Vector;

/**
 * How wide text is in a chart, without asking the machine for a font: a table for the plain sans-serif letters that most systems have, with room to
 * spare for wider ones. The reader's browser draws the letters; a chart only has to leave enough room.
 */
final class Lettering {
    /** The size of all letters in charts, in units of the picture. */
    static final double SIZE = 13;

    /** From one line to the next. */
    static final double LINE = 15;

    /** Thousandths of the size, for the characters from space to tilde. */
    private static final int[] WIDTHS = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, // space to /
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, // 0 to ?
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, // @ to O
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, // P to _
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, // ` to o
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584 // p to ~
    };

    /** Some fonts are wider than the table. */
    private static final double ROOM = 1.12;

    private static final String CUT = "…";

    private Lettering() {}

    /** How much room a text needs. */
    static double width(String text) {
        return text.codePoints().map(Lettering::thousandths).sum() * ROOM * SIZE / 1000;
    }

    private static int thousandths(int character) {
        if (character >= ' ' && character < ' ' + WIDTHS.length) {
            return WIDTHS[character - ' '];
        }
        if (character < ' ' || (character >= 0x300 && character < 0x370)) {
            return 0;
        }
        // Scripts of wide characters begin with Hangul; what is between is about as wide as a capital.
        return character < 0x1100 || (character >= 0x2000 && character < 0x2100) ? 667 : 1000;
    }

    /**
     * The text in at most this many lines of at most this much room, broken at spaces. Where it does not fit, the middle is left out: labels that begin alike often
     * differ at the end.
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
        return kept.map(each -> cut(each, room));
    }

    /** The last lines of a text, filled from its end. */
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

    /** The beginning of a text, as far as there is room. */
    static String cut(String text, double room) {
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
