/** Benchmarks of the tournament module. */
@NullMarked
package io.github.crisisrules.benchmark.tournament;

import org.jspecify.annotations.NullMarked;
