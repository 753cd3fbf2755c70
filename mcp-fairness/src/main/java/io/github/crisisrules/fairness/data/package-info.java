/**
 * What was simulated, row by row, for other programs; start with {@link io.github.crisisrules.fairness.data.DataRun}.
 */
@NullMarked
package io.github.crisisrules.fairness.data;

import org.jspecify.annotations.NullMarked;
