/** Speed of simulated events. */
@NullMarked
package io.github.crisisrules.benchmark.fairness;

import org.jspecify.annotations.NullMarked;
