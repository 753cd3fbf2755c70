/** Benchmarks of the core module. Start with {@link io.github.crisisrules.benchmark.core.SeedShuffleBenchmark}. */
@NullMarked
package io.github.crisisrules.benchmark.core;

import org.jspecify.annotations.NullMarked;
