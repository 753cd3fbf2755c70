package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.SetSymbol;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;

/**
 * The components of one kind that a Timeline allows: all of them, or those with one of the set symbols plus those
 * that are named. A card printed with several symbols is allowed if one of them is.
 *
 * @param allowsAll whether all components are allowed; the other two parts are then empty
 * @param sets the symbols that are allowed
 * @param names the components that are allowed whatever their symbol
 */
public record ComponentFilter(boolean allowsAll, LinkedHashSet<SetSymbol> sets, LinkedHashSet<ComponentId> names) {
    private static final ComponentFilter ALL = new ComponentFilter(true, LinkedHashSet.empty(), LinkedHashSet.empty());

    /**
     * Validates the lists.
     *
     * @throws IllegalArgumentException if {@code allowsAll} is true and {@code sets} or {@code names} is not empty
     */
    public ComponentFilter {
        if (allowsAll && !(sets.isEmpty() && names.isEmpty())) {
            throw new IllegalArgumentException(
                    "All components are allowed, but some are listed too. Leave the lists empty.");
        }
    }

    /** Returns a filter without limits. */
    public static ComponentFilter all() {
        return ALL;
    }

    /** Returns a filter that allows the cards with one of the given symbols. */
    public static ComponentFilter ofSets(SetSymbol... sets) {
        return new ComponentFilter(false, LinkedHashSet.of(sets), LinkedHashSet.empty());
    }

    /** Returns a filter that allows the named components. */
    public static ComponentFilter ofNamed(Iterable<? extends ComponentId> named) {
        return new ComponentFilter(false, LinkedHashSet.empty(), LinkedHashSet.ofAll(named));
    }

    /** Returns a copy that also allows the given components. */
    public ComponentFilter andNamed(Iterable<? extends ComponentId> more) {
        return allowsAll ? this : new ComponentFilter(false, sets, names.addAll(more));
    }

    /** Returns whether a component printed with the given symbols is allowed, however its name is typed. */
    public boolean admits(ComponentId component, Set<SetSymbol> printed) {
        return allowsAll
                || names.contains(component)
                || printed.exists(sets::contains)
                || names.exists(component::isSame);
    }
}
