/**
 * Exact odds. Start with {@link io.github.crisisrules.heroic.odds.ActionOdds}, an action against a reaction, or
 * {@link io.github.crisisrules.heroic.odds.SceneOdds}, the same as the table stands. Before a roll
 * {@link io.github.crisisrules.heroic.odds.PlotPointAdvice} finds the best plan, after it
 * {@link io.github.crisisrules.heroic.odds.RollAdvice} the best choice.
 */
@NullMarked
package io.github.crisisrules.heroic.odds;

import org.jspecify.annotations.NullMarked;
