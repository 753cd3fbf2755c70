/**
 * The Crisis die: faces, rolls, and exact odds of attack and defence. Start with
 * {@link io.github.crisisrules.core.dice.CrisisRolls}; {@link io.github.crisisrules.core.dice.CrisisOdds} is its exact twin.
 * A {@link io.github.crisisrules.core.dice.CrisisPlan} says to what end dice are rerolled and changed.
 */
@NullMarked
package io.github.crisisrules.core.dice;

import org.jspecify.annotations.NullMarked;
