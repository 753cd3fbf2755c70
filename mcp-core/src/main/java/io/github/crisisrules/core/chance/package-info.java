/**
 * Reproducible randomness and exact odds. Start with {@link io.github.crisisrules.core.chance.Seed}, the origin of
 * every random number, and with {@link io.github.crisisrules.core.chance.Distribution}, its exact counterpart.
 * {@link io.github.crisisrules.core.chance.OddsTable} and {@link io.github.crisisrules.core.chance.OddsChart} show
 * odds to people.
 */
@NullMarked
package io.github.crisisrules.core.chance;

import org.jspecify.annotations.NullMarked;
