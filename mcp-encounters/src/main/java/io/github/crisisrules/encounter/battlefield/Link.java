package io.github.crisisrules.encounter.battlefield;

/**
 * The straight line between two Linked towers, from the middle of one to the middle of the other.
 *
 * @param name by which reports call it
 * @param from one end
 * @param to the other end
 */
public record Link(String name, Spot from, Spot to) {
    /**
     * A link has a name and two different ends.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Link {
        if (name.isBlank() || from.equals(to)) {
            throw new IllegalArgumentException("the link '" + name + "' runs from " + from + " to " + to
                    + ": give it a name and two ends that differ");
        }
    }
}
