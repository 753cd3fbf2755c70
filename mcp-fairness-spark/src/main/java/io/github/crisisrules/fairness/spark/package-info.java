/** Studies on an Apache Spark cluster; start with {@link io.github.crisisrules.fairness.spark.SparkFairness}. */
@NullMarked
package io.github.crisisrules.fairness.spark;

import org.jspecify.annotations.NullMarked;
