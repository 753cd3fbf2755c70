package io.github.crisisrules.encounter.study;

import io.github.crisisrules.encounter.simulation.TableOdds;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

/** The made-up values of {@link TableOdds}; a study changes one at a time. */
@SuppressWarnings("ImmutableEnumChecker") // the two functions read and copy an immutable value
public enum StandInValue {
    /** Attacks and interactions in an activation. */
    ACTIONS("actions in an activation", Where.BOTH, 1, TableOdds::actions, TableOdds::withActions),
    /** Dice that a Crisis Team character defends with. */
    DEFENCE_DICE("dice of a character's defence", Where.BOTH, 1, TableOdds::defenceDice, TableOdds::withDefenceDice),
    /** Dice that a Team Tactic card adds. */
    TACTIC_DICE("dice that a Team Tactic card adds", Where.BOTH, 1, TableOdds::tacticDice, TableOdds::withTacticDice),
    /** Dice of an attack on the Unstoppable Colossus. */
    DICE_AT_COLOSSUS(
            "dice of an attack on him", Where.COLOSSUS, 1, TableOdds::diceAtColossus, TableOdds::withDiceAtColossus),
    /** An attack finds him in range. */
    NEAR_COLOSSUS(
            "an attack finds him in range, %",
            Where.COLOSSUS, 10, TableOdds::nearColossus, TableOdds::withNearColossus),
    /** His push crosses a link. */
    CROSSES("his push crosses a link, %", Where.COLOSSUS, 10, TableOdds::crosses, TableOdds::withCrosses),
    /** His push meets a character. */
    TOUCHES("his push meets a character, %", Where.COLOSSUS, 10, TableOdds::touches, TableOdds::withTouches),
    /** His push meets terrain. */
    BREAKS("his push meets terrain, %", Where.COLOSSUS, 10, TableOdds::breaks, TableOdds::withBreaks),
    /** His push reaches the tower with the shortest tool. */
    REACHES_TOWER(
            "his push reaches the tower with the shortest tool, %",
            Where.COLOSSUS, 2, TableOdds::reachesTower, TableOdds::withReachesTower),
    /** A character is near a falling tower. */
    NEAR_TOWER(
            "a character is near a falling tower, %",
            Where.COLOSSUS, 10, TableOdds::nearTower, TableOdds::withNearTower),
    /** A character is within 2 of him. */
    WITHIN_TWO("a character is within 2 of him, %", Where.COLOSSUS, 10, TableOdds::withinTwo, TableOdds::withWithinTwo),
    /** A character is within 5 of him. */
    WITHIN_FIVE(
            "a character is within 5 of him, %", Where.COLOSSUS, 10, TableOdds::withinFive, TableOdds::withWithinFive),
    /** Terrain is within 2 of him. */
    TERRAIN_WITHIN_TWO(
            "terrain is within 2 of him, %",
            Where.COLOSSUS, 10, TableOdds::terrainWithinTwo, TableOdds::withTerrainWithinTwo),
    /** A throw ends in a collision. */
    COLLIDES("a throw ends in a collision, %", Where.COLOSSUS, 10, TableOdds::collides, TableOdds::withCollides),
    /** Dice of an attack on the Incredible Hulk. */
    DICE_AT_HULK("dice of an attack on Hulk", Where.HULK, 1, TableOdds::diceAtHulk, TableOdds::withDiceAtHulk),
    /** Somebody is near Hulk. */
    NEAR_HULK(
            "a character is near Hulk or in his reach, %",
            Where.HULK, 10, TableOdds::nearHulk, TableOdds::withNearHulk),
    /** A push can end in a Gamma Absorber. */
    INTO_ABSORBER(
            "a push can end in a Gamma Absorber, %",
            Where.HULK, 10, TableOdds::intoAbsorber, TableOdds::withIntoAbsorber),
    /** A Gamma Absorber is secured. */
    SECURED("a Gamma Absorber is secured in Cleanup, %", Where.HULK, 10, TableOdds::secured, TableOdds::withSecured),
    /** A character is near a Booster Serum. */
    NEAR_SERUM(
            "a character is near a Booster Serum in Cleanup, %",
            Where.HULK, 10, TableOdds::nearSerum, TableOdds::withNearSerum),
    /** Thrown terrain hits Hulk. */
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

    /** Those with which the table of the Unstoppable Colossus draws. */
    public static Vector<StandInValue> ofColossus() {
        return Vector.of(values()).filter(each -> each.where != Where.HULK);
    }

    /** Those with which the table of the Incredible Hulk draws. */
    public static Vector<StandInValue> ofHulk() {
        return Vector.of(values()).filter(each -> each.where != Where.COLOSSUS);
    }

    /** The value. */
    public int of(TableOdds odds) {
        return value.applyAsInt(odds);
    }

    /** How much less and more a study tries. */
    public int step() {
        return step;
    }

    /** The same odds with another value. */
    public TableOdds change(TableOdds odds, int to) {
        return change.apply(odds, to);
    }

    @Override
    public String toString() {
        return words;
    }
}
