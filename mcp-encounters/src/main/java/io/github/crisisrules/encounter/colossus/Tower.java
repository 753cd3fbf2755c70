package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.TOWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** One of the six Cerebro Towers, by the number that it shares with a randomizer token. */
public record Tower(int number) implements Comparable<Tower> {
    /** How many there are. */
    public static final int COUNT = 6;

    /** There is no seventh tower. */
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
        return Vector.rangeClosed(1, COUNT).map(Tower::of);
    }

    /** Whether characters of a side may end a movement overlapping a tower: those of the Crisis Team may not. */
    @Rule(TOWER)
    public static boolean mayBeOverlappedBy(Side side) {
        return side != Side.CRISIS_TEAM;
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
