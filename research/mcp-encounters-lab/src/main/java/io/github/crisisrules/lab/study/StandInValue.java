package io.github.crisisrules.lab.study;

import io.github.crisisrules.lab.simulation.ObservationOdds;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

/** The invented values of {@link ObservationOdds}, of which a study changes one at a time. */
@SuppressWarnings("ImmutableEnumChecker") // the two functions read and copy an immutable value
public enum StandInValue {
    /** The number of attacks and interactions in an activation. */
    ACTIONS("actions in an activation", Where.BOTH, 1, ObservationOdds::actions, ObservationOdds::withActions),
    /** The number of defence dice of a Crisis Team character. */
    DEFENCE_DICE(
            "dice of a character's defence",
            Where.BOTH,
            1,
            ObservationOdds::defenceDice,
            ObservationOdds::withDefenceDice),
    /** The number of dice that a Team Tactic card adds. */
    TACTIC_DICE(
            "dice that a Team Tactic card adds",
            Where.BOTH,
            1,
            ObservationOdds::tacticDice,
            ObservationOdds::withTacticDice),
    /** The number of dice of an attack on the Unstoppable Colossus. */
    DICE_AT_COLOSSUS(
            "dice of an attack on him",
            Where.COLOSSUS,
            1,
            ObservationOdds::diceAtColossus,
            ObservationOdds::withDiceAtColossus),
    /** The odds that the Colossus is in range of an attack. */
    NEAR_COLOSSUS(
            "an attack finds him in range, %",
            Where.COLOSSUS, 10, ObservationOdds::nearColossus, ObservationOdds::withNearColossus),
    /** The odds that his push crosses a link. */
    CROSSES("his push crosses a link, %", Where.COLOSSUS, 10, ObservationOdds::crosses, ObservationOdds::withCrosses),
    /** The odds that his push touches a character. */
    TOUCHES(
            "his push meets a character, %",
            Where.COLOSSUS, 10, ObservationOdds::touches, ObservationOdds::withTouches),
    /** The odds that his push touches terrain. */
    BREAKS("his push meets terrain, %", Where.COLOSSUS, 10, ObservationOdds::breaks, ObservationOdds::withBreaks),
    /** The odds that his push reaches the tower with the Short tool. */
    REACHES_TOWER(
            "his push reaches the tower with the shortest tool, %",
            Where.COLOSSUS, 2, ObservationOdds::reachesTower, ObservationOdds::withReachesTower),
    /** The odds that a character is near a destroyed tower. */
    NEAR_TOWER(
            "a character is near a falling tower, %",
            Where.COLOSSUS, 10, ObservationOdds::nearTower, ObservationOdds::withNearTower),
    /** The odds that a character is within 2 of the Colossus. */
    WITHIN_TWO(
            "a character is within 2 of him, %",
            Where.COLOSSUS, 10, ObservationOdds::withinTwo, ObservationOdds::withWithinTwo),
    /** The odds that a character is within 5 of the Colossus. */
    WITHIN_FIVE(
            "a character is within 5 of him, %",
            Where.COLOSSUS, 10, ObservationOdds::withinFive, ObservationOdds::withWithinFive),
    /** The odds that terrain is within 2 of the Colossus. */
    TERRAIN_WITHIN_TWO(
            "terrain is within 2 of him, %",
            Where.COLOSSUS, 10, ObservationOdds::terrainWithinTwo, ObservationOdds::withTerrainWithinTwo),
    /** The odds that a throw ends in a collision. */
    COLLIDES(
            "a throw ends in a collision, %",
            Where.COLOSSUS, 10, ObservationOdds::collides, ObservationOdds::withCollides),
    /** The number of dice of an attack on the Incredible Hulk. */
    DICE_AT_HULK(
            "dice of an attack on Hulk", Where.HULK, 1, ObservationOdds::diceAtHulk, ObservationOdds::withDiceAtHulk),
    /** The odds that a character is near Hulk or in his reach. */
    NEAR_HULK(
            "a character is near Hulk or in his reach, %",
            Where.HULK, 10, ObservationOdds::nearHulk, ObservationOdds::withNearHulk),
    /** The odds that a push can end in a Gamma Absorber. */
    INTO_ABSORBER(
            "a push can end in a Gamma Absorber, %",
            Where.HULK, 10, ObservationOdds::intoAbsorber, ObservationOdds::withIntoAbsorber),
    /** The odds that a Gamma Absorber is secured in Cleanup. */
    SECURED(
            "a Gamma Absorber is secured in Cleanup, %",
            Where.HULK, 10, ObservationOdds::secured, ObservationOdds::withSecured),
    /** The odds that a character is near a Booster Serum in Cleanup. */
    NEAR_SERUM(
            "a character is near a Booster Serum in Cleanup, %",
            Where.HULK, 10, ObservationOdds::nearSerum, ObservationOdds::withNearSerum),
    /** The odds that thrown terrain hits Hulk. */
    HITS_HULK("thrown terrain hits Hulk, %", Where.HULK, 10, ObservationOdds::hitsHulk, ObservationOdds::withHitsHulk);

    private enum Where {
        BOTH,
        COLOSSUS,
        HULK
    }

    private final String words;
    private final Where where;
    private final int step;
    private final ToIntFunction<ObservationOdds> value;
    private final BiFunction<ObservationOdds, Integer, ObservationOdds> change;

    StandInValue(
            String words,
            Where where,
            int step,
            ToIntFunction<ObservationOdds> value,
            BiFunction<ObservationOdds, Integer, ObservationOdds> change) {
        this.words = words;
        this.where = where;
        this.step = step;
        this.value = value;
        this.change = change;
    }

    /** Returns the values that simulations of the Unstoppable Colossus use. */
    public static Vector<StandInValue> ofColossus() {
        return Vector.of(values()).filter(each -> each.where != Where.HULK);
    }

    /** Returns the values that simulations of the Incredible Hulk use. */
    public static Vector<StandInValue> ofHulk() {
        return Vector.of(values()).filter(each -> each.where != Where.COLOSSUS);
    }

    /** Returns this value in the given odds. */
    public int of(ObservationOdds odds) {
        return value.applyAsInt(odds);
    }

    /** Returns the amount by which a study decreases and increases the value. */
    public int step() {
        return step;
    }

    /** Returns the odds with another value. */
    public ObservationOdds change(ObservationOdds odds, int to) {
        return change.apply(odds, to);
    }

    @Override
    public String toString() {
        return words;
    }
}
