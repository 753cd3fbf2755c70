package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.vavr.collection.LinkedHashSet;

/**
 * The banned and restricted list of a Timeline. It is data that the embedding app supplies.
 *
 * @param limit the maximum number of restricted components on a roster
 */
public record RestrictedList(LinkedHashSet<ComponentId> banned, LinkedHashSet<ComponentId> restricted, int limit) {
    private static final RestrictedList NONE = new RestrictedList(LinkedHashSet.empty(), LinkedHashSet.empty(), 2);

    /**
     * Creates a list.
     *
     * @throws IllegalArgumentException if {@code limit} is negative, or if a component is both banned and
     *     restricted
     */
    public RestrictedList {
        if (limit < 0) {
            throw new IllegalArgumentException(
                    "The limit of restricted components must be 0 or more, not " + limit + ".");
        }
        if (!banned.intersect(restricted).isEmpty()) {
            throw new IllegalArgumentException(
                    banned.intersect(restricted).mkString("A card is banned or restricted, not both: ", ", ", "."));
        }
    }

    /** Returns the list on which nothing is banned or restricted. */
    public static RestrictedList none() {
        return NONE;
    }

    /** Returns this list with more banned components. */
    public RestrictedList banning(ComponentId... components) {
        return new RestrictedList(banned.addAll(LinkedHashSet.of(components)), restricted, limit);
    }

    /** Returns this list with more restricted components. */
    public RestrictedList restricting(ComponentId... components) {
        return new RestrictedList(banned, restricted.addAll(LinkedHashSet.of(components)), limit);
    }
}
