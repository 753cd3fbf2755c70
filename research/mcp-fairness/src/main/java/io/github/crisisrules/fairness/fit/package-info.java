/**
 * Strengths fitted to the results of real matches. Start with
 * {@link io.github.crisisrules.fairness.fit.Calibration}.
 */
@NullMarked
package io.github.crisisrules.fairness.fit;

import org.jspecify.annotations.NullMarked;
