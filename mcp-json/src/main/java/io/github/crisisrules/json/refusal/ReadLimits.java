package io.github.crisisrules.json.refusal;

/**
 * The maximum size of a document from a stranger, and the maximum work that is done for it. Size alone does not bound the cost: a log
 * of a few megabytes can ask for the pairing of a hundred thousand players. So a log is also refused if its event has more players
 * or excluded pairs than these limits, or if applying its commands would look at more things than {@code work}. For a trusted
 * document, raise the limit that the refusal names: {@code CrisisJson.standard().within(limits.withWork(…))}.
 *
 * @param characters characters in the whole document
 * @param depth nesting depth of arrays and objects
 * @param items items in one array or object
 * @param tokens names, values and brackets in the whole document
 * @param text characters in one text or name
 * @param players players of one event in a log
 * @param exclusions pairs that the organizer of one event in a log excluded
 * @param work things that the commands of one log may look at together: pairing a round looks at every two players, any other
 *     command at everything that the game holds
 */
public record ReadLimits(
        int characters, int depth, int items, int tokens, int text, int players, int exclusions, long work) {
    /** The maximum number of digits of a number; no value has a longer one. */
    public static final int DIGITS = 100;

    private static final ReadLimits STANDARD =
            new ReadLimits(20_000_000, 60, 200_000, 2_000_000, 20_000, 5_000, 10_000, 500_000_000);

    /**
     * Creates limits.
     *
     * @throws IllegalArgumentException if a limit of the document is below 1, a limit of a log is negative, or {@code depth} is above 500
     */
    public ReadLimits {
        if (Math.min(Math.min(characters, depth), Math.min(items, Math.min(tokens, text))) < 1) {
            throw new IllegalArgumentException(
                    "The limits of characters, depth, items, tokens and text must be 1 or more, not " + characters
                            + ", " + depth + ", " + items + ", " + tokens + " and " + text + ".");
        }
        if (players < 0 || exclusions < 0 || work < 0) {
            throw new IllegalArgumentException("The limits of players, exclusions and work must be 0 or more, not "
                    + players + ", " + exclusions + " and " + work + ".");
        }
        if (depth > 500) {
            throw new IllegalArgumentException("A depth of " + depth + " is not safe. Give at most 500.");
        }
    }

    /** Returns limits for the log of an event with thousands of players. 256 MB of memory suffice for any document within them. */
    public static ReadLimits standard() {
        return STANDARD;
    }

    /** Returns these limits with another number of characters in a document. */
    public ReadLimits withCharacters(int other) {
        return new ReadLimits(other, depth, items, tokens, text, players, exclusions, work);
    }

    /** Returns these limits with another number of items in one array or object. */
    public ReadLimits withItems(int other) {
        return new ReadLimits(characters, depth, other, tokens, text, players, exclusions, work);
    }

    /** Returns these limits with another number of names, values and brackets in a document. */
    public ReadLimits withTokens(int other) {
        return new ReadLimits(characters, depth, items, other, text, players, exclusions, work);
    }

    /** Returns these limits with another number of players. */
    public ReadLimits withPlayers(int other) {
        return new ReadLimits(characters, depth, items, tokens, text, other, exclusions, work);
    }

    /** Returns these limits with another number of excluded pairs. */
    public ReadLimits withExclusions(int other) {
        return new ReadLimits(characters, depth, items, tokens, text, players, other, work);
    }

    /** Returns these limits with another amount of work. */
    public ReadLimits withWork(long other) {
        return new ReadLimits(characters, depth, items, tokens, text, players, exclusions, other);
    }
}
