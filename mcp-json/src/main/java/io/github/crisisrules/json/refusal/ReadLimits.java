package io.github.crisisrules.json.refusal;

import com.fasterxml.jackson.core.StreamReadConstraints;

/**
 * How much of a document is read: a hostile one costs no more than this.
 *
 * @param characters in the whole document
 * @param depth of arrays and objects in each other
 * @param items in one array or object
 * @param tokens in the whole document: names, values, brackets
 * @param text characters in one text or name
 */
public record ReadLimits(int characters, int depth, int items, int tokens, int text) {
    private static final ReadLimits STANDARD = new ReadLimits(50_000_000, 60, 200_000, 5_000_000, 20_000);

    /** Numbers longer than this belong to no value. */
    private static final int DIGITS = 100;

    /** Nothing could be read within limits below one. */
    public ReadLimits {
        if (Math.min(Math.min(characters, depth), Math.min(items, Math.min(tokens, text))) < 1) {
            throw new IllegalArgumentException("a limit below one lets no document in");
        }
        if (depth > 500) {
            throw new IllegalArgumentException("a depth of " + depth + " is not safe; 500 is the most");
        }
    }

    /** Room for an event of thousands of players, about 50 MB. */
    public static ReadLimits standard() {
        return STANDARD;
    }

    /** The limits that the parser can keep by itself. */
    public StreamReadConstraints constraints() {
        return StreamReadConstraints.builder()
                .maxDocumentLength(characters)
                .maxNestingDepth(depth)
                .maxTokenCount(tokens)
                .maxStringLength(text)
                .maxNameLength(text)
                .maxNumberLength(DIGITS)
                .build();
    }
}
