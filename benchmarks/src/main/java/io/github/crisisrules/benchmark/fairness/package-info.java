/** Benchmarks of simulated events. Start with {@link io.github.crisisrules.benchmark.fairness.FloorBenchmark}. */
@NullMarked
package io.github.crisisrules.benchmark.fairness;

import org.jspecify.annotations.NullMarked;
