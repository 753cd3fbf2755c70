package io.github.crisisrules.encounter.study;

import io.github.crisisrules.encounter.simulation.TableOdds;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

/** The invented values of {@link TableOdds}, of which a study changes one at a time. */
@SuppressWarnings("ImmutableEnumChecker") // the two functions read and copy an immutable value
public enum StandInValue {
    /** The number of attacks and interactions in an activation. */
    ACTIONS("actions in an activation", Where.BOTH, 1, TableOdds::actions, TableOdds::withActions),
    /** The number of defence dice of a Crisis Team character. */
    DEFENCE_DICE("dice of a character's defence", Where.BOTH, 1, TableOdds::defenceDice, TableOdds::withDefenceDice),
    /** The number of dice that a Team Tactic card adds. */
    TACTIC_DICE("dice that a Team Tactic card adds", Where.BOTH, 1, TableOdds::tacticDice, TableOdds::withTacticDice),
    /** The number of dice of an attack on the Unstoppable Colossus. */
    DICE_AT_COLOSSUS(
            "dice of an attack on him", Where.COLOSSUS, 1, TableOdds::diceAtColossus, TableOdds::withDiceAtColossus),
    /** The odds that the Colossus is in range of an attack. */
    NEAR_COLOSSUS(
            "an attack finds him in range, %",
            Where.COLOSSUS, 10, TableOdds::nearColossus, TableOdds::withNearColossus),
    /** The odds that his push crosses a link. */
    CROSSES("his push crosses a link, %", Where.COLOSSUS, 10, TableOdds::crosses, TableOdds::withCrosses),
    /** The odds that his push touches a character. */
    TOUCHES("his push meets a character, %", Where.COLOSSUS, 10, TableOdds::touches, TableOdds::withTouches),
    /** The odds that his push touches terrain. */
    BREAKS("his push meets terrain, %", Where.COLOSSUS, 10, TableOdds::breaks, TableOdds::withBreaks),
    /** The odds that his push reaches the tower with the Short tool. */
    REACHES_TOWER(
            "his push reaches the tower with the shortest tool, %",
            Where.COLOSSUS, 2, TableOdds::reachesTower, TableOdds::withReachesTower),
    /** The odds that a character is near a destroyed tower. */
    NEAR_TOWER(
            "a character is near a falling tower, %",
            Where.COLOSSUS, 10, TableOdds::nearTower, TableOdds::withNearTower),
    /** The odds that a character is within 2 of the Colossus. */
    WITHIN_TWO("a character is within 2 of him, %", Where.COLOSSUS, 10, TableOdds::withinTwo, TableOdds::withWithinTwo),
    /** The odds that a character is within 5 of the Colossus. */
    WITHIN_FIVE(
            "a character is within 5 of him, %", Where.COLOSSUS, 10, TableOdds::withinFive, TableOdds::withWithinFive),
    /** The odds that terrain is within 2 of the Colossus. */
    TERRAIN_WITHIN_TWO(
            "terrain is within 2 of him, %",
            Where.COLOSSUS, 10, TableOdds::terrainWithinTwo, TableOdds::withTerrainWithinTwo),
    /** The odds that a throw ends in a collision. */
    COLLIDES("a throw ends in a collision, %", Where.COLOSSUS, 10, TableOdds::collides, TableOdds::withCollides),
    /** The number of dice of an attack on the Incredible Hulk. */
    DICE_AT_HULK("dice of an attack on Hulk", Where.HULK, 1, TableOdds::diceAtHulk, TableOdds::withDiceAtHulk),
    /** The odds that a character is near Hulk or in his reach. */
    NEAR_HULK(
            "a character is near Hulk or in his reach, %",
            Where.HULK, 10, TableOdds::nearHulk, TableOdds::withNearHulk),
    /** The odds that a push can end in a Gamma Absorber. */
    INTO_ABSORBER(
            "a push can end in a Gamma Absorber, %",
            Where.HULK, 10, TableOdds::intoAbsorber, TableOdds::withIntoAbsorber),
    /** The odds that a Gamma Absorber is secured in Cleanup. */
    SECURED("a Gamma Absorber is secured in Cleanup, %", Where.HULK, 10, TableOdds::secured, TableOdds::withSecured),
    /** The odds that a character is near a Booster Serum in Cleanup. */
    NEAR_SERUM(
            "a character is near a Booster Serum in Cleanup, %",
            Where.HULK, 10, TableOdds::nearSerum, TableOdds::withNearSerum),
    /** The odds that thrown terrain hits Hulk. */
    HITS_HULK("thrown terrain hits Hulk, %", Where.HULK, 10, TableOdds::hitsHulk, TableOdds::withHitsHulk);

    private enum Where {
        BOTH,
        COLOSSUS,
        HULK
    }

    private final String words;
    private final Where where;
    private final int step;
    private final ToIntFunction<TableOdds> value;
    private final BiFunction<TableOdds, Integer, TableOdds> change;

    StandInValue(
            String words,
            Where where,
            int step,
            ToIntFunction<TableOdds> value,
            BiFunction<TableOdds, Integer, TableOdds> change) {
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
    public int of(TableOdds odds) {
        return value.applyAsInt(odds);
    }

    /** Returns the amount by which a study decreases and increases the value. */
    public int step() {
        return step;
    }

    /** Returns the odds with another value. */
    public TableOdds change(TableOdds odds, int to) {
        return change.apply(odds, to);
    }

    @Override
    public String toString() {
        return words;
    }
}
