package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.collection.Vector;

/** Who is with whom: groups of two or more, nobody in two of them. Whoever is in none is alone. */
@Rule(POOL)
public record Companies(Vector<Vector<CastId>> groups) {
    private static final Companies NONE = new Companies(Vector.empty());

    /**
     * Groups of two or more, nobody twice.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Companies {
        Vector<CastId> all = groups.flatMap(group -> group);
        if (all.distinct().size() != all.size() || groups.exists(group -> group.size() < 2)) {
            throw new IllegalArgumentException(
                    "groups " + groups + ": each has two or more, and nobody is in two of them");
        }
    }

    /** Everyone is alone. */
    public static Companies none() {
        return NONE;
    }

    /** Those who are with somebody. */
    public Vector<CastId> with(CastId who) {
        return groups.find(group -> group.contains(who))
                .map(group -> group.remove(who))
                .getOrElse(Vector.empty());
    }

    /** These leave those they were with, and are together; one of them is alone. */
    public Companies together(Vector<CastId> these) {
        Vector<Vector<CastId>> others = groups.map(group -> group.removeAll(these));
        return new Companies(others.append(these).filter(group -> group.size() > 1));
    }

    /** Whether these, and nobody else, are together already. */
    public boolean isTogether(Vector<CastId> these) {
        return these.forAll(who -> with(who).append(who).sorted().equals(these.sorted()));
    }
}
