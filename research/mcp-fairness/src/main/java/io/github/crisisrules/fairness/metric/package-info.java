/**
 * The metrics of a simulated event. Start with {@link io.github.crisisrules.fairness.metric.Metric}. Measurements
 * are integer multiples of 2^-32, so that sums are exact and do not depend on their order.
 */
@NullMarked
package io.github.crisisrules.fairness.metric;

import org.jspecify.annotations.NullMarked;
