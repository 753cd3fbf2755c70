package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What the people at the table see at one moment, dice included. {@link HulkChoices} asks it only for what the state needs;
 * an app asks its players, a simulation draws, and the battlefield package can measure.
 */
public interface HulkTable {
    /** The face of the Gamma Aura's die. */
    CrisisFace auraFace();

    /** Crisis Team characters in play within a range of Hulk. */
    Vector<CombatantId> nearHulk(HulkState state, int range);

    /** Crisis Team characters in play that Hulk's attack can reach: each alone, or for beams and areas all of them. */
    Vector<CombatantId> reached(HulkState state, HulkAttack attack, AttackRange range);

    /** The dice of Hulk's attack as they lie, after at most so many rerolls. */
    CrisisRoll hulkDice(int dice, int rerolls);

    /** The defence dice of the target of Hulk's attack. */
    CrisisRoll targetDice(HulkState state, CombatantId target, AttackType type);

    /** The dice of an attack on Hulk. */
    CrisisRoll attackerDice(HulkState state, CombatantId attacker, int dice);

    /** Hulk's defence dice. */
    CrisisRoll hulkDefenceDice(int dice);

    /** Whether the special rules of the attack on Hulk push him. */
    boolean pushesHulk();

    /** Where a push of this character can end: nowhere in particular, or in a Gamma Absorber; at least one place. */
    Vector<Option<String>> pushEnds(HulkState state, CombatantId character);

    /** The attacks on Hulk that this character's card offers where it stands. */
    Vector<HulkCommand.AttackHulk> attacksOnHulk(HulkState state, CombatantId attacker);

    /** Terrain within range 2 of a character. */
    Vector<Terrain> terrainNear(HulkState state, CombatantId character);

    /** The Gamma Absorbers that the Crisis Team secures. */
    Vector<String> secured(HulkState state);

    /** Crisis Team characters in play within range 1 of a Booster Serum. */
    Vector<CombatantId> nearSerum(HulkState state);
}
