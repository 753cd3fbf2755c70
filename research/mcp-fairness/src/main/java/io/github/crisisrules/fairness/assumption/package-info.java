/**
 * The players of a simulated event and the outcomes of their matches. Start with
 * {@link io.github.crisisrules.fairness.assumption.Strengths} and
 * {@link io.github.crisisrules.fairness.assumption.MatchModel}. Functions beyond basic arithmetic come from
 * {@link StrictMath}, so that every machine generates the same players and the same results.
 */
@NullMarked
package io.github.crisisrules.fairness.assumption;

import org.jspecify.annotations.NullMarked;
