/**
 * Dice of five sizes, pools of dice, rolls, and the choice of total and effect. Start with
 * {@link io.github.crisisrules.heroic.die.Pool}.
 */
@NullMarked
package io.github.crisisrules.heroic.die;

import org.jspecify.annotations.NullMarked;
