/**
 * Simulates whole events on arrays with the kernels that the tournament desk uses. Start with
 * {@link io.github.crisisrules.fairness.play.EventPlayer}.
 */
@NullMarked
package io.github.crisisrules.fairness.play;

import org.jspecify.annotations.NullMarked;
