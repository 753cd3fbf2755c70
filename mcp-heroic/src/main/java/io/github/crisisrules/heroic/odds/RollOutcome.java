package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;

/**
 * The outcome of one roll: its total, the size of its effect die, and the number of dice that show 1.
 *
 * @param total the sum of the dice in the total
 * @param effect the size of the effect die
 * @param opportunities the number of dice that show 1
 */
public record RollOutcome(int total, DieSize effect, int opportunities) {}
