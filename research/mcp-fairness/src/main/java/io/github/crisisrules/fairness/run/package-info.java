/**
 * The simulation of studies and its results. {@link io.github.crisisrules.fairness.run.Simulation} produces a
 * {@link io.github.crisisrules.fairness.run.Summary} of exact sums that can be merged in any order, and
 * {@link io.github.crisisrules.fairness.run.Estimate} turns them into figures.
 */
@NullMarked
package io.github.crisisrules.fairness.run;

import org.jspecify.annotations.NullMarked;
