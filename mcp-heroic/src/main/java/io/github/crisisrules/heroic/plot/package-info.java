/**
 * Plot points: their uses and the ways to earn them. Start with
 * {@link io.github.crisisrules.heroic.plot.PlotSpend}.
 */
@NullMarked
package io.github.crisisrules.heroic.plot;

import org.jspecify.annotations.NullMarked;
