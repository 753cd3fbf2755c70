/** Runs studies on an Apache Spark cluster. Start with {@link io.github.crisisrules.fairness.spark.SparkFairness}. */
@NullMarked
package io.github.crisisrules.fairness.spark;

import org.jspecify.annotations.NullMarked;
