/**
 * Exact odds before anything is rolled. Start with {@link io.github.crisisrules.heroic.odds.ActionOdds}, an action
 * against a reaction, or {@link io.github.crisisrules.heroic.odds.PoolOdds}, a pool alone.
 */
@NullMarked
package io.github.crisisrules.heroic.odds;

import org.jspecify.annotations.NullMarked;
