/** Benchmarks of the JSON module. Start with {@link io.github.crisisrules.benchmark.json.LogReadingBenchmark}. */
@NullMarked
package io.github.crisisrules.benchmark.json;

import org.jspecify.annotations.NullMarked;
