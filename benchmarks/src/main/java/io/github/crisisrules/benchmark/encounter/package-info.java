/** Benchmarks of the encounters module. */
@NullMarked
package io.github.crisisrules.benchmark.encounter;

import org.jspecify.annotations.NullMarked;
