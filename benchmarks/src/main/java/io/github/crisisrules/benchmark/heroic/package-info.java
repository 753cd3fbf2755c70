/** Benchmarks of the heroic module. */
@NullMarked
package io.github.crisisrules.benchmark.heroic;

import org.jspecify.annotations.NullMarked;
