/**
 * Exact odds. Start with {@link io.github.crisisrules.heroic.odds.ActionOdds}, the odds of an action against a
 * reaction, or {@link io.github.crisisrules.heroic.odds.SceneOdds}, the odds of an action in the current state of
 * a scene. Before a roll {@link io.github.crisisrules.heroic.odds.PlotPointAdvice} finds the best plan, after it
 * {@link io.github.crisisrules.heroic.odds.RollAdvice} finds the best choice.
 */
@NullMarked
package io.github.crisisrules.heroic.odds;

import org.jspecify.annotations.NullMarked;
