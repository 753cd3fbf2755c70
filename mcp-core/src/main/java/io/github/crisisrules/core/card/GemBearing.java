package io.github.crisisrules.core.card;

import io.github.crisisrules.core.Arguments;
import io.vavr.collection.LinkedHashSet;

/**
 * The Infinity Gems that a character may bear, by name, and how many at once: one, unless the character says
 * otherwise.
 *
 * @param gems the names of the gems; empty for most characters
 * @param limit the max number of gems at once
 */
public record GemBearing(LinkedHashSet<String> gems, int limit) {
    private static final GemBearing NONE = new GemBearing(LinkedHashSet.empty(), 0);

    /**
     * Validates the gems and the limit.
     *
     * @throws IllegalArgumentException if the name of a gem is not valid, or {@code limit} is not 0 without gems or
     *     less than 1 with gems
     */
    public GemBearing {
        gems.forEach(gem -> Arguments.requireName("gem name", gem));
        if (gems.isEmpty() ? limit != 0 : limit < 1) {
            throw new IllegalArgumentException("A limit of " + limit + " does not fit the gems "
                    + gems.mkString("[", ", ", "]") + ". Use 0 without gems and 1 or more with gems.");
        }
    }

    /** Returns a bearing without gems. */
    public static GemBearing none() {
        return NONE;
    }

    /** Creates a bearing of one of the given gems at a time. */
    public static GemBearing oneOf(String... gems) {
        return upTo(1, gems);
    }

    /** Creates a bearing of up to {@code limit} of the given gems at a time. */
    public static GemBearing upTo(int limit, String... gems) {
        return new GemBearing(LinkedHashSet.of(gems), limit);
    }

    /** Returns whether the gem with the given name may be borne. */
    public boolean allows(String gem) {
        return gems.contains(gem);
    }
}
