package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.vavr.collection.LinkedHashSet;

/**
 * The banned and restricted list that belongs to a Timeline: data of the embedding app.
 *
 * @param limit how many restricted components a roster may hold
 */
public record RestrictedList(LinkedHashSet<ComponentId> banned, LinkedHashSet<ComponentId> restricted, int limit) {
    private static final RestrictedList NONE = new RestrictedList(LinkedHashSet.empty(), LinkedHashSet.empty(), 2);

    /**
     * Nothing is both banned and restricted.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RestrictedList {
        if (limit < 0) {
            throw new IllegalArgumentException("the limit of restricted components must be 0 or more, not " + limit);
        }
        if (!banned.intersect(restricted).isEmpty()) {
            throw new IllegalArgumentException(
                    banned.intersect(restricted).mkString("a card is banned or restricted, not both: ", ", ", ""));
        }
    }

    /** Nothing is banned or restricted. */
    public static RestrictedList none() {
        return NONE;
    }

    /** These components are banned besides. */
    public RestrictedList banning(ComponentId... components) {
        return new RestrictedList(banned.addAll(LinkedHashSet.of(components)), restricted, limit);
    }

    /** These components are restricted besides. */
    public RestrictedList restricting(ComponentId... components) {
        return new RestrictedList(banned, restricted.addAll(LinkedHashSet.of(components)), limit);
    }
}
