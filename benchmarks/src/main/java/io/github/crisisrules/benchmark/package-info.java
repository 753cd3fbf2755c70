/**
 * Benchmarks that measure speed as ratios within one run. Start with
 * {@link io.github.crisisrules.benchmark.RunBenchmarks}.
 */
@NullMarked
package io.github.crisisrules.benchmark;

import org.jspecify.annotations.NullMarked;
