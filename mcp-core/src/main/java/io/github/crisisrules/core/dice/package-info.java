/**
 * The Crisis die: faces, rolls, and the exact odds of attack and defence. Start with
 * {@link io.github.crisisrules.core.dice.CrisisRolls}; {@link io.github.crisisrules.core.dice.CrisisOdds} is its
 * exact counterpart. A {@link io.github.crisisrules.core.dice.CrisisPlan} states the goals for which dice are
 * rerolled and changed.
 */
@NullMarked
package io.github.crisisrules.core.dice;

import org.jspecify.annotations.NullMarked;
