package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;

/**
 * The groups that the characters form. Each group has two or more members, and no character is in two groups. A
 * character in no group is alone.
 */
@Rule({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
public record Groups(Vector<Vector<CastId>> groups) {
    private static final Groups NONE = new Groups(Vector.empty());

    /**
     * Validates the groups.
     *
     * @throws IllegalArgumentException if a group has fewer than two members or a character occurs twice
     */
    public Groups {
        Vector<CastId> all = groups.flatMap(group -> group);
        if (all.distinct().size() != all.size() || groups.exists(group -> group.size() < 2)) {
            throw new IllegalArgumentException(
                    "The groups " + groups + " overlap or are too small. Use disjoint groups of two or more.");
        }
    }

    /** Returns an empty set of groups, in which every character is alone. */
    public static Groups none() {
        return NONE;
    }

    /** Returns the other members of the character's group; empty if the character is alone. */
    public Vector<CastId> with(CastId character) {
        return groups.find(group -> group.contains(character))
                .map(group -> group.remove(character))
                .getOrElse(Vector.empty());
    }

    /**
     * Returns these groups after the given characters have left their groups and formed a new one. A single character
     * is alone.
     */
    public Groups together(Vector<CastId> these) {
        Vector<Vector<CastId>> others = groups.map(group -> group.removeAll(these));
        return new Groups(others.append(these).filter(group -> group.size() > 1));
    }

    /** Returns whether exactly the given characters form a group; a single character, whether it is alone. */
    public boolean isTogether(Vector<CastId> these) {
        return these.forAll(
                character -> with(character).append(character).sorted().equals(these.sorted()));
    }
}
