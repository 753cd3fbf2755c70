/**
 * The simulated events and players as rows, for other programs. Start with
 * {@link io.github.crisisrules.fairness.data.DataRun}.
 */
@NullMarked
package io.github.crisisrules.fairness.data;

import org.jspecify.annotations.NullMarked;
