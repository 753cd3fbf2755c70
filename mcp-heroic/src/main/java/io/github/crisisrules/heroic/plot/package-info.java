/** Plot points: what they buy and how they are earned. Start with {@link io.github.crisisrules.heroic.plot.PlotSpend}. */
@NullMarked
package io.github.crisisrules.heroic.plot;

import org.jspecify.annotations.NullMarked;
