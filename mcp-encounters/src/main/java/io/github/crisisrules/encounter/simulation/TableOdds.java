package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.encounter.HouseStyle;
import io.github.crisisrules.encounter.round.Tool;
import org.immutables.value.Value;

/** How often things happen on a table that nobody sees, in percent. Made up; replace them by what your tables show. */
@Value.Immutable
@HouseStyle
public sealed interface TableOdds extends WithTableOdds permits ImmutableTableOdds {
    /** The push crosses one of the links there are. */
    @Value.Default
    default int crosses() {
        return 35;
    }

    /** The push meets a further character. */
    @Value.Default
    default int touches() {
        return 20;
    }

    /** The push meets further interactive terrain. */
    @Value.Default
    default int breaks() {
        return 15;
    }

    /** The push reaches the priority tower with the shortest tool; a longer one does twice or three times as often. */
    @Value.Default
    default int reachesTower() {
        return 5;
    }

    /** A character is within 1 of a falling tower. */
    @Value.Default
    default int nearTower() {
        return 20;
    }

    /** A character is within 2 of him, and in sight. */
    @Value.Default
    default int withinTwo() {
        return 30;
    }

    /** A character is within 5 of him, and in sight. */
    @Value.Default
    default int withinFive() {
        return 70;
    }

    /** Interactive terrain is within 2 of him. */
    @Value.Default
    default int terrainWithinTwo() {
        return 60;
    }

    /** A throw ends in a collision. */
    @Value.Default
    default int collides() {
        return 50;
    }

    /** Dice that a Crisis Team character defends with. */
    @Value.Default
    default int defenceDice() {
        return 3;
    }

    /** The chance of reaching the tower with this tool. */
    default int reachesTower(Tool tool) {
        return switch (tool) {
            case SHORT -> reachesTower();
            case MEDIUM -> 2 * reachesTower();
            case LONG -> 3 * reachesTower();
        };
    }

    /** Percentages that leave a chance for the push to end. */
    @Value.Check
    default void check() {
        if (crosses() + touches() + breaks() + reachesTower(Tool.LONG) >= 100) {
            throw new IllegalArgumentException("a push that never ends: " + this);
        }
        if (defenceDice() < 1) {
            throw new IllegalArgumentException(defenceDice() + " defence dice");
        }
    }

    /** Starts from the stand-in numbers. */
    static Builder builder() {
        return new Builder();
    }

    /** Names the parts. */
    final class Builder extends ImmutableTableOdds.Builder {
        Builder() {}
    }
}
