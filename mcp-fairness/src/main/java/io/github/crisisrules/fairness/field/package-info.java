/**
 * Who plays, and how their matches end: start with {@link io.github.crisisrules.fairness.field.Strengths} and {@link
 * io.github.crisisrules.fairness.field.MatchModel}. Functions beyond arithmetic are {@link StrictMath}'s, so that every machine draws the same
 * field and the same results.
 */
@NullMarked
package io.github.crisisrules.fairness.field;

import org.jspecify.annotations.NullMarked;
