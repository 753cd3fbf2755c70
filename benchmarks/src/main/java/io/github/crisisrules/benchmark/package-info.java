/**
 * Speed, measured as ratios within one run; start with {@link io.github.crisisrules.benchmark.RunBenchmarks}.
 */
@NullMarked
package io.github.crisisrules.benchmark;

import org.jspecify.annotations.NullMarked;
