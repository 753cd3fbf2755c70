package io.github.crisisrules.encounter.colossus;

import io.vavr.collection.Vector;

/** One of the six Cerebro Towers, by the number that it shares with a randomizer token. */
public record Tower(int number) implements Comparable<Tower> {
    /** How many there are. */
    public static final int COUNT = 6;

    private static final Vector<Tower> ALL = Vector.tabulate(COUNT, place -> new Tower(place + 1));

    /**
     * The number is 1 to 6.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Tower {
        if (number < 1 || number > COUNT) {
            throw new IllegalArgumentException("Cerebro Towers are numbered 1 to " + COUNT + ", not " + number);
        }
    }

    /** The tower of this number. */
    public static Tower of(int number) {
        return new Tower(number);
    }

    /** All six. */
    public static Vector<Tower> all() {
        return ALL;
    }

    @Override
    public int compareTo(Tower other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return "Tower " + number;
    }
}
