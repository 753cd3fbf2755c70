/**
 * Benchmarks of the tournament module. Start with
 * {@link io.github.crisisrules.benchmark.tournament.PairingBenchmark}.
 */
@NullMarked
package io.github.crisisrules.benchmark.tournament;

import org.jspecify.annotations.NullMarked;
