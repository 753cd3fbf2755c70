package io.github.crisisrules.core.dice;

import io.vavr.collection.Vector;

/** The number of dice that show each face. */
public record FaceTally(int criticals, int wilds, int hits, int blocks, int blanks, int failures) {
    private static final FaceTally NONE = new FaceTally(0, 0, 0, 0, 0, 0);

    /**
     * Validates the counts.
     *
     * @throws IllegalArgumentException if a count is negative
     */
    public FaceTally {
        if ((criticals | wilds | hits | blocks | blanks | failures) < 0) {
            throw new IllegalArgumentException(
                    "The count of each face must be 0 or more, not " + criticals + " criticals, " + wilds
                            + " wilds, " + hits + " hits, " + blocks + " blocks, " + blanks + " blanks, " + failures
                            + " failures.");
        }
    }

    /** Returns the tally without dice. */
    public static FaceTally none() {
        return NONE;
    }

    /** Creates the tally of the given faces. */
    public static FaceTally of(Iterable<CrisisFace> faces) {
        int[] counts = new int[6];
        for (CrisisFace face : faces) {
            counts[face.place()]++;
        }
        return of(counts);
    }

    /** Creates the tally of the given faces. */
    public static FaceTally of(CrisisFace... faces) {
        return of(Vector.of(faces));
    }

    /** Parses the tally of faces in the notation of {@link CrisisFace#parseAll(String)}. */
    public static FaceTally parse(String text) {
        return of(CrisisFace.parseAll(text));
    }

    static FaceTally of(int[] counts) {
        return new FaceTally(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]);
    }

    /** Returns the number of dice that show the given face. */
    public int count(CrisisFace face) {
        return switch (face) {
            case CRITICAL -> criticals;
            case WILD -> wilds;
            case HIT -> hits;
            case BLOCK -> blocks;
            case BLANK -> blanks;
            case FAILURE -> failures;
        };
    }

    /** Returns the number of dice that show any of the given faces. */
    public int count(Iterable<CrisisFace> faces) {
        int count = 0;
        for (CrisisFace face : faces) {
            count += count(face);
        }
        return count;
    }

    /** Returns the number of dice. */
    public int dice() {
        return criticals + wilds + hits + blocks + blanks + failures;
    }

    /** Returns a copy with {@code dice} more dice of a face, or fewer if it is negative. */
    public FaceTally plus(CrisisFace face, int dice) {
        int[] counts = counts();
        counts[face.place()] += dice;
        return of(counts);
    }

    /** Returns the dice in the order of {@link CrisisFace}. */
    public Vector<CrisisFace> faces() {
        return Vector.of(CrisisFace.values()).flatMap(face -> Vector.fill(count(face), face));
    }

    /** Returns the short notation that {@link #parse(String)} reads, such as {@code "CWH--"}. */
    public String text() {
        return faces().map(CrisisFace::letter).mkString();
    }

    private int[] counts() {
        return new int[] {criticals, wilds, hits, blocks, blanks, failures};
    }
}
