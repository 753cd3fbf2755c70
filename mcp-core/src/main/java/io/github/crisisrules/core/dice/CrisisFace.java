package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.DIE;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Traversable;
import io.vavr.collection.Vector;
import java.util.Locale;

/** What a Crisis die can show, from the best to the worst, and on how many of its eight faces. */
@Rule(DIE)
public enum CrisisFace {
    /** Succeeds in every roll, and may add a die. */
    CRITICAL(0, 1, 'C'),
    /** Succeeds in every roll. */
    WILD(1, 1, 'W'),
    /** Succeeds in attacks. */
    HIT(2, 2, 'H'),
    /** Succeeds in defence and dodge. */
    BLOCK(3, 1, 'B'),
    /** Nothing. */
    BLANK(4, 2, '-'),
    /** Nothing, and stays so. */
    FAILURE(5, 1, 'F');

    private final int place;
    private final int faces;
    private final char letter;

    CrisisFace(int place, int faces, char letter) {
        this.place = place;
        this.faces = faces;
        this.letter = letter;
    }

    /**
     * Reads a face: its name, its first four letters (crit, fail) or its letter (C critical, W wild, H hit, B block, - blank,
     * F failure), small or capital.
     */
    public static CrisisFace parse(String text) {
        String name = text.toUpperCase(Locale.ROOT);
        for (CrisisFace face : values()) {
            String full = face.name();
            boolean isShort = full.length() > 5 && name.equals(full.substring(0, 4));
            if (name.equals(full) || isShort || name.equals(String.valueOf(face.letter))) {
                return face;
            }
        }
        throw new IllegalArgumentException(
                "'" + text + "' is not a face of a Crisis die; write critical (crit, C), wild (W),"
                        + " hit (H), block (B), blank (-) or failure (fail, F)");
    }

    /** Reads faces: words or letters with spaces or commas between them, or letters without, such as {@code "CWH--F"}. */
    public static Vector<CrisisFace> parseAll(String text) {
        Vector<String> words =
                Vector.of(text.split("[\\s,]+", -1)).reject(String::isEmpty).flatMap(CrisisFace::letters);
        return words.map(CrisisFace::parse);
    }

    private static Vector<String> letters(String word) {
        return word.matches("[CWHBFcwhbf-]+") ? Vector.ofAll(word.toCharArray()).map(String::valueOf) : Vector.of(word);
    }

    /** On how many faces of the die it is printed. */
    public int faces() {
        return faces;
    }

    /** How many of these dice show it. */
    int count(Vector<CrisisFace> dice) {
        int count = 0;
        for (CrisisFace face : dice) {
            count += face == this ? 1 : 0;
        }
        return count;
    }

    /** Its place among the faces, from 0: where arrays hold its count. */
    int place() {
        return place;
    }

    /** One character: C, W, H, B, F, and - for a blank. */
    public char letter() {
        return letter;
    }

    /** Faces in words, such as {@code "critical, wild or hit"}. */
    static String words(Traversable<CrisisFace> faces) {
        return Names.listed(faces.toVector().map(face -> face.name().toLowerCase(Locale.ROOT)), "or");
    }
}
