/** Exact fractions for tiebreakers and probabilities. Start with {@link io.github.crisisrules.core.number.Ratio}. */
@NullMarked
package io.github.crisisrules.core.number;

import org.jspecify.annotations.NullMarked;
