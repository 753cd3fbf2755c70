/**
 * The simulation of studies and its results. {@link io.github.crisisrules.fairness.summary.Simulation} produces a
 * {@link io.github.crisisrules.fairness.summary.Summary} of exact sums that can be merged in any order, and
 * {@link io.github.crisisrules.fairness.summary.Estimate} turns them into figures.
 */
@NullMarked
package io.github.crisisrules.fairness.summary;

import org.jspecify.annotations.NullMarked;
