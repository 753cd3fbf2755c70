/**
 * What was found: {@link io.github.crisisrules.fairness.summary.Simulation} makes a {@link io.github.crisisrules.fairness.summary.Summary}, exact sums that merge in
 * any order to the same value; {@link io.github.crisisrules.fairness.summary.Estimate} reads them.
 */
@NullMarked
package io.github.crisisrules.fairness.summary;

import org.jspecify.annotations.NullMarked;
