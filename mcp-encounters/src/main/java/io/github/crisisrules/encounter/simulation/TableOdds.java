package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.encounter.round.Tool;
import org.immutables.value.Value;

/**
 * How often things happen on a table that nobody sees, in percent, and with how many dice the Crisis Team rolls. Made up, not
 * measured in real games; replace them by what your tables show.
 */
@Value.Immutable
@HouseStyle
public sealed interface TableOdds extends WithTableOdds permits ImmutableTableOdds {
    /** The plain stand-in numbers. */
    TableOdds STAND_IN = builder().build();

    /** Attacks and interactions in an activation: two, as in the core game. */
    @Value.Default
    default int actions() {
        return 2;
    }

    /** Dice that a Crisis Team character defends with. */
    @Value.Default
    default int defenceDice() {
        return 3;
    }

    /** Dice of an attack on the Unstoppable Colossus. */
    @Value.Default
    default int diceAtColossus() {
        return 6;
    }

    /** Dice of an attack on the Incredible Hulk. */
    @Value.Default
    default int diceAtHulk() {
        return 5;
    }

    /** Dice that a Team Tactic card adds to the attacks of one activation; what printed cards do is theirs. */
    @Value.Default
    default int tacticDice() {
        return 2;
    }

    /** An attack finds the Unstoppable Colossus in range. */
    @Value.Default
    default int nearColossus() {
        return 75;
    }

    /** A Crisis Team character is within range of Hulk, or in reach of his attack; and likewise terrain of a thrower. */
    @Value.Default
    default int nearHulk() {
        return 50;
    }

    /** A push can end in a Gamma Absorber. */
    @Value.Default
    default int intoAbsorber() {
        return 35;
    }

    /** A Gamma Absorber is secured in Cleanup. */
    @Value.Default
    default int secured() {
        return 30;
    }

    /** A character is within range 1 of a Booster Serum in Cleanup. */
    @Value.Default
    default int nearSerum() {
        return 25;
    }

    /** Thrown terrain hits Hulk. */
    @Value.Default
    default int hitsHulk() {
        return 50;
    }

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

    /** The chance of reaching the tower with this tool. */
    default int reachesTower(Tool tool) {
        return switch (tool) {
            case SHORT -> reachesTower();
            case MEDIUM -> 2 * reachesTower();
            case LONG -> 3 * reachesTower();
        };
    }

    /** Percentages are from 0 to 100 and leave a chance for the push to end; there are dice and actions. */
    @Value.Check
    default void check() {
        int[] percents = {
            crosses(),
            touches(),
            breaks(),
            reachesTower(),
            nearTower(),
            withinTwo(),
            withinFive(),
            terrainWithinTwo(),
            collides(),
            nearColossus(),
            nearHulk(),
            intoAbsorber(),
            secured(),
            nearSerum(),
            hitsHulk()
        };
        for (int percent : percents) {
            if (percent < 0 || percent > 100) {
                throw new IllegalArgumentException(percent + " percent: give 0 to 100");
            }
        }
        if (crosses() + touches() + breaks() + reachesTower(Tool.LONG) >= 100) {
            throw new IllegalArgumentException(
                    "a push must be able to end: give less than 100 percent in all for what it meets, not " + this);
        }
        if (defenceDice() < 1 || diceAtColossus() < 1 || diceAtHulk() < 1 || actions() < 1 || tacticDice() < 0) {
            throw new IllegalArgumentException(
                    "give at least 1 die for each roll, 1 action or more, and 0 dice or more for a Team Tactic card, not "
                            + this);
        }
    }

    /** A builder of odds that starts with the stand-in numbers. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of odds. */
    final class Builder extends ImmutableTableOdds.Builder {
        Builder() {}
    }
}
