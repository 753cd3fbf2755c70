/**
 * From the last Swiss round to the winner: the progression cut, the seeds, the bracket and the final ranks. Start
 * with {@link io.github.crisisrules.tournament.finals.ProgressionCut} for the cut and
 * {@link io.github.crisisrules.tournament.finals.Finals} for the rounds after it.
 */
@NullMarked
package io.github.crisisrules.tournament.finals;

import org.jspecify.annotations.NullMarked;
