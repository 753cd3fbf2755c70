package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.DIE;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import java.util.Locale;

/** The faces of a Crisis die, from the best to the worst, with the number of its eight sides that show each. */
@Rule(DIE)
public enum CrisisFace implements Describable {
    /** A success in every roll, which may add a die. */
    CRITICAL(0, 1, 'C'),
    /** A success in every roll. */
    WILD(1, 1, 'W'),
    /** A success in attacks. */
    HIT(2, 2, 'H'),
    /** A success in defence and dodge. */
    BLOCK(3, 1, 'B'),
    /** No success. */
    BLANK(4, 2, '-'),
    /** No success, and it cannot be rerolled or changed unless an effect says so. */
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
     * Parses a face: its name, the first four letters (crit, fail) or its letter (C critical, W wild, H hit, B
     * block, - blank, F failure), in upper or lower case.
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
                "'" + PlainName.shown(text) + "' is not a face of a Crisis die. Write critical (crit, C), wild (W),"
                        + " hit (H), block (B), blank (-) or failure (fail, F).");
    }

    /**
     * Parses faces: words or letters separated by spaces or commas, or letters without separators, such as
     * {@code "CWH--F"}.
     */
    public static Vector<CrisisFace> parseAll(String text) {
        Vector<String> words =
                Vector.of(text.split("[\\s,]+", -1)).reject(String::isEmpty).flatMap(CrisisFace::letters);
        return words.map(CrisisFace::parse);
    }

    private static Vector<String> letters(String word) {
        return word.matches("[CWHBFcwhbf-]+") ? Vector.ofAll(word.toCharArray()).map(String::valueOf) : Vector.of(word);
    }

    /** Returns the number of sides of the die that show this face. */
    public int faces() {
        return faces;
    }

    /** Returns the number of the given dice that show this face. */
    int count(Vector<CrisisFace> dice) {
        int count = 0;
        for (CrisisFace face : dice) {
            count += face == this ? 1 : 0;
        }
        return count;
    }

    /** Returns the index of this face, counted from 0, in arrays of counts. */
    int place() {
        return place;
    }

    /** Returns the letter of this face: C, W, H, B, F, or - for a blank. */
    public char letter() {
        return letter;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
