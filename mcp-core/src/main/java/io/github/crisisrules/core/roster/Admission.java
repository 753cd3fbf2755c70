package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.SetSymbol;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;

/**
 * The components of one kind that a Timeline allows: all of them, or those with one of the set symbols plus those
 * that are named. A card printed with several symbols is allowed if one of them is.
 *
 * @param everything whether all components are allowed; the other two parts are then empty
 * @param sets the symbols that are allowed
 * @param named the components that are allowed whatever their symbol
 */
public record Admission(boolean everything, LinkedHashSet<SetSymbol> sets, LinkedHashSet<ComponentId> named) {
    private static final Admission ALL = new Admission(true, LinkedHashSet.empty(), LinkedHashSet.empty());

    /**
     * Validates the lists.
     *
     * @throws IllegalArgumentException if {@code everything} is true and {@code sets} or {@code named} is not empty
     */
    public Admission {
        if (everything && !(sets.isEmpty() && named.isEmpty())) {
            throw new IllegalArgumentException(
                    "All components are allowed, but some are listed too. Leave the lists empty.");
        }
    }

    /** Returns an admission without limits. */
    public static Admission all() {
        return ALL;
    }

    /** Returns an admission of the cards with one of the given symbols. */
    public static Admission ofSets(SetSymbol... sets) {
        return new Admission(false, LinkedHashSet.of(sets), LinkedHashSet.empty());
    }

    /** Returns an admission of the named components. */
    public static Admission ofNamed(Iterable<? extends ComponentId> named) {
        return new Admission(false, LinkedHashSet.empty(), LinkedHashSet.ofAll(named));
    }

    /** Returns a copy that also allows the given components. */
    public Admission andNamed(Iterable<? extends ComponentId> more) {
        return everything ? this : new Admission(false, sets, named.addAll(more));
    }

    /** Returns whether a component printed with the given symbols is allowed. */
    public boolean admits(ComponentId component, Set<SetSymbol> printed) {
        return everything || named.contains(component) || printed.exists(sets::contains);
    }
}
