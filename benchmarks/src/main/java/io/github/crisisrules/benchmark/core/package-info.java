/** Benchmarks of the core module. */
@NullMarked
package io.github.crisisrules.benchmark.core;

import org.jspecify.annotations.NullMarked;
