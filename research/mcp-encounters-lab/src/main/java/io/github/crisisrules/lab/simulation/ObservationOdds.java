package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.encounter.frame.MovementTool;
import org.immutables.value.Value;

/**
 * The odds of observations in simulated games, in percent, and the dice of the Crisis Team. They are invented, not
 * measured in real games; replace them by your own observations.
 */
@Value.Immutable
@HouseStyle
public sealed interface ObservationOdds extends WithObservationOdds permits ImmutableObservationOdds {
    /** The stand-in values. */
    ObservationOdds STAND_IN = builder().build();

    /** Returns the number of attacks and interactions in an activation: two, as in the core game. */
    @Value.Default
    default int actions() {
        return 2;
    }

    /** Returns the number of defence dice of a Crisis Team character. */
    @Value.Default
    default int defenceDice() {
        return 3;
    }

    /** Returns the number of dice of an attack on the Unstoppable Colossus. */
    @Value.Default
    default int diceAtColossus() {
        return 6;
    }

    /** Returns the number of dice of an attack on the Incredible Hulk. */
    @Value.Default
    default int diceAtHulk() {
        return 5;
    }

    /**
     * Returns the number of dice that a Team Tactic card adds to the attacks of one activation. The effects of
     * printed cards are not modelled.
     */
    @Value.Default
    default int tacticDice() {
        return 2;
    }

    /** Returns the odds that the Unstoppable Colossus is in range of an attack. */
    @Value.Default
    default int nearColossus() {
        return 75;
    }

    /**
     * Returns the odds that a Crisis Team character is in range of Hulk or of his attack, and that terrain is in
     * range of a thrower.
     */
    @Value.Default
    default int nearHulk() {
        return 50;
    }

    /** Returns the odds that a push can end in a Gamma Absorber. */
    @Value.Default
    default int intoAbsorber() {
        return 35;
    }

    /** Returns the odds that a Gamma Absorber is secured in Cleanup. */
    @Value.Default
    default int secured() {
        return 30;
    }

    /** Returns the odds that a character is within range 1 of a Booster Serum in Cleanup. */
    @Value.Default
    default int nearSerum() {
        return 25;
    }

    /** Returns the odds that thrown terrain hits Hulk. */
    @Value.Default
    default int hitsHulk() {
        return 50;
    }

    /** Returns the odds that the push crosses one of the existing links. */
    @Value.Default
    default int crosses() {
        return 35;
    }

    /** Returns the odds that the push touches another character. */
    @Value.Default
    default int touches() {
        return 20;
    }

    /** Returns the odds that the push touches more interactive terrain. */
    @Value.Default
    default int breaks() {
        return 15;
    }

    /**
     * Returns the odds that the push reaches the priority tower with the Short tool. They are doubled for Medium
     * and tripled for Long.
     */
    @Value.Default
    default int reachesTower() {
        return 5;
    }

    /** Returns the odds that a character is within 1 of a destroyed tower. */
    @Value.Default
    default int nearTower() {
        return 20;
    }

    /** Returns the odds that a character is within 2 of the Colossus and in line of sight. */
    @Value.Default
    default int withinTwo() {
        return 30;
    }

    /** Returns the odds that a character is within 5 of the Colossus and in line of sight. */
    @Value.Default
    default int withinFive() {
        return 70;
    }

    /** Returns the odds that interactive terrain is within 2 of the Colossus. */
    @Value.Default
    default int terrainWithinTwo() {
        return 60;
    }

    /** Returns the odds that a throw ends in a collision. */
    @Value.Default
    default int collides() {
        return 50;
    }

    /** Returns the odds that the push reaches the priority tower with the given tool. */
    default int reachesTower(MovementTool tool) {
        return switch (tool) {
            case SHORT -> reachesTower();
            case MEDIUM -> 2 * reachesTower();
            case LONG -> 3 * reachesTower();
        };
    }

    /**
     * Checks that percentages are from 0 to 100 and leave a chance that a push ends, and that there is at least
     * one die for each roll and one action.
     */
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
                throw new IllegalArgumentException(percent + " percent is impossible. Give 0 to 100.");
            }
        }
        if (crosses() + touches() + breaks() + reachesTower(MovementTool.LONG) >= 100) {
            throw new IllegalArgumentException(
                    "A push must be able to end. Give less than 100 percent in total for its contacts, not " + this);
        }
        if (defenceDice() < 1 || diceAtColossus() < 1 || diceAtHulk() < 1 || actions() < 1 || tacticDice() < 0) {
            throw new IllegalArgumentException(
                    "Give at least 1 die for each roll, 1 action, and 0 dice for a Team Tactic card, not " + this);
        }
    }

    /** Returns a new builder that starts with the stand-in values. */
    static Builder builder() {
        return new Builder();
    }

    /** A builder of {@link ObservationOdds} values. */
    final class Builder extends ImmutableObservationOdds.Builder {
        Builder() {}
    }
}
