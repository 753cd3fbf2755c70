/**
 * Whole events on plain arrays, by the kernels that the tournament desk uses too; start with {@link
 * io.github.crisisrules.fairness.play.EventPlayer}.
 */
@NullMarked
package io.github.crisisrules.fairness.play;

import org.jspecify.annotations.NullMarked;
