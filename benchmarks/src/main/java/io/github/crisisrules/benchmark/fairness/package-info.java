/**
 * Benchmarks of simulated events. Start with
 * {@link io.github.crisisrules.benchmark.fairness.SimulatedEventBenchmark}.
 */
@NullMarked
package io.github.crisisrules.benchmark.fairness;

import org.jspecify.annotations.NullMarked;
