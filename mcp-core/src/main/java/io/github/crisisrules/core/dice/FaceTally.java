package io.github.crisisrules.core.dice;

import io.vavr.collection.Vector;

/** How many dice show each face. */
public record FaceTally(int criticals, int wilds, int hits, int blocks, int blanks, int failures) {
    private static final FaceTally NONE = new FaceTally(0, 0, 0, 0, 0, 0);

    /**
     * No count is below zero.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public FaceTally {
        if ((criticals | wilds | hits | blocks | blanks | failures) < 0) {
            throw new IllegalArgumentException(
                    "a tally counts 0 or more of each face, not " + criticals + " criticals, " + wilds
                            + " wilds, " + hits + " hits, " + blocks + " blocks, " + blanks + " blanks, " + failures
                            + " failures");
        }
    }

    /** No dice. */
    public static FaceTally none() {
        return NONE;
    }

    /** The tally of these faces. */
    public static FaceTally of(Iterable<CrisisFace> faces) {
        int[] counts = new int[6];
        for (CrisisFace face : faces) {
            counts[face.place()]++;
        }
        return of(counts);
    }

    /** The tally of these faces. */
    public static FaceTally of(CrisisFace... faces) {
        return of(Vector.of(faces));
    }

    /** The tally of faces written as in {@link CrisisFace#parseAll(String)}. */
    public static FaceTally parse(String text) {
        return of(CrisisFace.parseAll(text));
    }

    static FaceTally of(int[] counts) {
        return new FaceTally(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]);
    }

    /** How many dice show this face. */
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

    /** How many dice show any of these faces. */
    public int count(Iterable<CrisisFace> faces) {
        int count = 0;
        for (CrisisFace face : faces) {
            count += count(face);
        }
        return count;
    }

    /** How many dice there are. */
    public int dice() {
        return criticals + wilds + hits + blocks + blanks + failures;
    }

    /** With this many dice of a face more, or fewer where {@code dice} is below zero. */
    public FaceTally plus(CrisisFace face, int dice) {
        int[] counts = counts();
        counts[face.place()] += dice;
        return of(counts);
    }

    /** The dice in the order of {@link CrisisFace}. */
    public Vector<CrisisFace> faces() {
        return Vector.of(CrisisFace.values()).flatMap(face -> Vector.fill(count(face), face));
    }

    /** As short text, such as {@code "CWH--"}; {@link #parse(String)} reads it. */
    public String text() {
        return faces().map(CrisisFace::letter).mkString();
    }

    private int[] counts() {
        return new int[] {criticals, wilds, hits, blocks, blanks, failures};
    }
}
