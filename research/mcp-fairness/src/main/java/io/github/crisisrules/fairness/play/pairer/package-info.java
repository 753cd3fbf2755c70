/**
 * The pairing of Swiss rounds in simulated events, by the library's kernels or by a system of the caller. Start
 * with {@link io.github.crisisrules.fairness.play.pairer.Pairer}.
 */
@NullMarked
package io.github.crisisrules.fairness.play.pairer;

import org.jspecify.annotations.NullMarked;
