package io.github.crisisrules.encounter.battlefield;

import io.github.crisisrules.core.name.PlainName;

/**
 * The straight line between two linked towers, from the centre of one to the centre of the other.
 *
 * @param name the name used in reports
 * @param from one end
 * @param to the other end
 */
public record Link(String name, Spot from, Spot to) {
    /**
     * Creates a link.
     *
     * @throws IllegalArgumentException if {@code name} is blank or both ends are equal
     */
    public Link {
        if (name.isBlank() || from.equals(to)) {
            throw new IllegalArgumentException("The link '" + PlainName.shown(name) + "' runs from " + from + " to "
                    + to + ". Give it a name and two different ends.");
        }
    }
}
