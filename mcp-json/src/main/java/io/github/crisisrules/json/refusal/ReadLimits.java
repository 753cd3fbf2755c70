package io.github.crisisrules.json.refusal;

import com.fasterxml.jackson.core.StreamReadConstraints;

/**
 * How much of a document from a stranger is read, and how much work is done for it. Size alone bounds no cost: a log of a few
 * megabytes can ask for the pairing of a hundred thousand players. So a log is also refused where the event in it has more players or
 * more excluded pairs than these, or where giving its commands again would look at more things than {@code work}. Whoever
 * trusts a document raises the limit that the refusal names: {@code CrisisJson.standard().within(limits.withWork(…))}.
 *
 * @param characters in the whole document
 * @param depth of arrays and objects in each other
 * @param items in one array or object
 * @param tokens in the whole document: names, values, brackets
 * @param text characters in one text or name
 * @param players of one event in a log
 * @param exclusions pairs that the organizer of one event in a log excluded
 * @param work things that the commands of one log may look at together: to pair a round looks at every two players, and any
 *     other command at what the game holds
 */
public record ReadLimits(
        int characters, int depth, int items, int tokens, int text, int players, int exclusions, long work) {
    private static final ReadLimits STANDARD =
            new ReadLimits(20_000_000, 60, 200_000, 2_000_000, 20_000, 5_000, 10_000, 500_000_000);

    /** Numbers longer than this belong to no value. */
    private static final int DIGITS = 100;

    /**
     * Nothing could be read within limits below one.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public ReadLimits {
        if (Math.min(Math.min(characters, depth), Math.min(items, Math.min(tokens, text))) < 1) {
            throw new IllegalArgumentException(
                    "the limits of characters, depth, items, tokens and text must be 1 or more, not " + characters
                            + ", " + depth + ", " + items + ", " + tokens + " and " + text);
        }
        if (players < 0 || exclusions < 0 || work < 0) {
            throw new IllegalArgumentException("the limits of players, exclusions and work must be 0 or more, not "
                    + players + ", " + exclusions + " and " + work);
        }
        if (depth > 500) {
            throw new IllegalArgumentException("a depth of " + depth + " is not safe: give at most 500");
        }
    }

    /** Room for the log of an event of thousands of players; whatever is within them is read or refused in 256 MB of memory. */
    public static ReadLimits standard() {
        return STANDARD;
    }

    /** The same with another number of characters in a document. */
    public ReadLimits withCharacters(int other) {
        return new ReadLimits(other, depth, items, tokens, text, players, exclusions, work);
    }

    /** The same with another number of items in one array or object. */
    public ReadLimits withItems(int other) {
        return new ReadLimits(characters, depth, other, tokens, text, players, exclusions, work);
    }

    /** The same with another number of names, values and brackets in a document. */
    public ReadLimits withTokens(int other) {
        return new ReadLimits(characters, depth, items, other, text, players, exclusions, work);
    }

    /** The same with another number of players. */
    public ReadLimits withPlayers(int other) {
        return new ReadLimits(characters, depth, items, tokens, text, other, exclusions, work);
    }

    /** The same with another number of excluded pairs. */
    public ReadLimits withExclusions(int other) {
        return new ReadLimits(characters, depth, items, tokens, text, players, other, work);
    }

    /** The same with another amount of work. */
    public ReadLimits withWork(long other) {
        return new ReadLimits(characters, depth, items, tokens, text, players, exclusions, other);
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
