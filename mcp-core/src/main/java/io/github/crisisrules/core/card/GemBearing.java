package io.github.crisisrules.core.card;

import io.vavr.collection.LinkedHashSet;

/**
 * Which Infinity Gems a character may bear, by name, and how many at once: one, unless the character says otherwise.
 *
 * @param gems the names of the gems; empty for most characters
 * @param limit the most it bears at once
 */
public record GemBearing(LinkedHashSet<String> gems, int limit) {
    private static final GemBearing NONE = new GemBearing(LinkedHashSet.empty(), 0);

    /**
     * The limit is 1 or more where there are gems to bear, and 0 where there are none.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public GemBearing {
        gems.forEach(gem -> Names.checked("gem name", gem));
        if (gems.isEmpty() ? limit != 0 : limit < 1) {
            throw new IllegalArgumentException("a limit of " + limit + " does not fit the gems "
                    + gems.mkString("[", ", ", "]") + ": give 0 where there are no gems, else 1 or more");
        }
    }

    /** No gems. */
    public static GemBearing none() {
        return NONE;
    }

    /** One of these gems at a time. */
    public static GemBearing oneOf(String... gems) {
        return upTo(1, gems);
    }

    /** Up to {@code limit} of these gems at a time. */
    public static GemBearing upTo(int limit, String... gems) {
        return new GemBearing(LinkedHashSet.of(gems), limit);
    }

    /** Whether the gem of this name may be borne. */
    public boolean allows(String gem) {
        return gems.contains(gem);
    }
}
