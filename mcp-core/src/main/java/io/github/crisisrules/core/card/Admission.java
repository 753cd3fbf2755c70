package io.github.crisisrules.core.card;

import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;

/**
 * Which components of one kind a Timeline allows: all of them, or
 * those with one of the set symbols together with those named. A card printed with several symbols is allowed when one of them is.
 *
 * @param everything whether all are allowed; then the other two are empty
 * @param sets symbols that are allowed
 * @param named components that are allowed whatever their symbol
 */
public record Admission(boolean everything, LinkedHashSet<SetSymbol> sets, LinkedHashSet<ComponentId> named) {
    private static final Admission ALL = new Admission(true, LinkedHashSet.empty(), LinkedHashSet.empty());

    /**
     * Where everything is allowed, no component is listed.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Admission {
        if (everything && !(sets.isEmpty() && named.isEmpty())) {
            throw new IllegalArgumentException(
                    "everything is admitted, but components are listed too: leave the list empty");
        }
    }

    /** No limits. */
    public static Admission all() {
        return ALL;
    }

    /** Only cards with one of these symbols. */
    public static Admission ofSets(SetSymbol... sets) {
        return new Admission(false, LinkedHashSet.of(sets), LinkedHashSet.empty());
    }

    /** Only the components named. */
    public static Admission ofNamed(Iterable<? extends ComponentId> named) {
        return new Admission(false, LinkedHashSet.empty(), LinkedHashSet.ofAll(named));
    }

    /** These components besides what is allowed already. */
    public Admission andNamed(Iterable<? extends ComponentId> more) {
        return everything ? this : new Admission(false, sets, named.addAll(more));
    }

    /** Whether a component printed with these symbols is allowed. */
    public boolean admits(ComponentId component, Set<SetSymbol> printed) {
        return everything || named.contains(component) || printed.exists(sets::contains);
    }
}
