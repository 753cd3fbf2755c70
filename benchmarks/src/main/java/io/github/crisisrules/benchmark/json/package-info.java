/** Benchmarks of the JSON module. */
@NullMarked
package io.github.crisisrules.benchmark.json;

import org.jspecify.annotations.NullMarked;
