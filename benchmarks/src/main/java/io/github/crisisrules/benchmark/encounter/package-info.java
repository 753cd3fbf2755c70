/**
 * Benchmarks of the encounters module. Start with
 * {@link io.github.crisisrules.benchmark.encounter.EncounterBenchmark}.
 */
@NullMarked
package io.github.crisisrules.benchmark.encounter;

import org.jspecify.annotations.NullMarked;
