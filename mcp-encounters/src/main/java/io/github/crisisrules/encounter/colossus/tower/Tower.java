package io.github.crisisrules.encounter.colossus.tower;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.TOWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/**
 * One of the six Cerebro Towers.
 *
 * @param number the number that the tower shares with its randomizer token
 */
public record Tower(int number) implements Comparable<Tower>, Describable {
    /** The number of towers. */
    public static final int COUNT = 6;

    /** The range of the destruction of a tower, within which Crisis Team characters suffer damage and gain Power. */
    @Rule(TOWER)
    public static final int DESTRUCTION_RANGE = 1;

    /** The damage that each Crisis Team character near a destroyed tower suffers. */
    @Rule(TOWER)
    public static final int DESTRUCTION_DAMAGE = 2;

    /** The Power that each Crisis Team character near a destroyed tower gains. */
    @Rule(TOWER)
    public static final int DESTRUCTION_POWER = 2;

    private static final Vector<Tower> ALL = Vector.tabulate(COUNT, place -> new Tower(place + 1));

    /**
     * Creates a tower.
     *
     * @throws IllegalArgumentException if {@code number} is less than 1 or more than {@link #COUNT}
     */
    public Tower {
        if (number < 1 || number > COUNT) {
            throw new IllegalArgumentException(
                    "Cerebro Towers are numbered from 1 to " + COUNT + ", not " + number + ".");
        }
    }

    /**
     * Creates the tower with the given number.
     *
     * @throws IllegalArgumentException if {@code number} is less than 1 or more than {@link #COUNT}
     */
    public static Tower of(int number) {
        return new Tower(number);
    }

    /** Returns all six towers, by number. */
    public static Vector<Tower> all() {
        return ALL;
    }

    @Override
    public int compareTo(Tower other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
