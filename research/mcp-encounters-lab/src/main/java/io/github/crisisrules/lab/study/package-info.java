/**
 * Studies based on simulations: whether one way of playing is better than another, and how much a result depends
 * on each invented value. Both compare games with the same seeds. Start with
 * {@link io.github.crisisrules.lab.study.PairedDifference} and
 * {@link io.github.crisisrules.lab.study.Sensitivity}.
 */
@NullMarked
package io.github.crisisrules.lab.study;

import org.jspecify.annotations.NullMarked;
