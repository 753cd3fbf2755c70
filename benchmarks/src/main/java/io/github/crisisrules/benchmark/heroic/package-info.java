/** Benchmarks of the heroic module. Start with {@link io.github.crisisrules.benchmark.heroic.OddsBenchmark}. */
@NullMarked
package io.github.crisisrules.benchmark.heroic;

import org.jspecify.annotations.NullMarked;
