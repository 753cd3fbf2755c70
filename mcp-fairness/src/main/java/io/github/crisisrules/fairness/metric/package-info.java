/**
 * What is measured in each event; start with {@link io.github.crisisrules.fairness.metric.Metric}. A measurement is a whole number of parts
 * of 2^-32, so that sums are exact and do not depend on their order.
 */
@NullMarked
package io.github.crisisrules.fairness.metric;

import org.jspecify.annotations.NullMarked;
