/**
 * How the Swiss rounds of a simulated event are paired: by the library's kernels, or by a system of the caller. Start
 * with {@link io.github.crisisrules.fairness.play.pairer.Pairer}.
 */
@NullMarked
package io.github.crisisrules.fairness.play.pairer;

import org.jspecify.annotations.NullMarked;
