/**
 * Questions that simulations answer: whether one way of playing is better than another, and how much a result depends on each
 * made-up value. Both compare games of the same luck. Start with
 * {@link io.github.crisisrules.encounter.study.PairedDifference} and {@link io.github.crisisrules.encounter.study.Sensitivity}.
 */
@NullMarked
package io.github.crisisrules.encounter.study;

import org.jspecify.annotations.NullMarked;
