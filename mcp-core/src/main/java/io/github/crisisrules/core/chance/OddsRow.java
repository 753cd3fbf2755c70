package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;

/**
 * An outcome with its probabilities.
 *
 * @param outcome the outcome
 * @param exactly the probability of this outcome
 * @param atLeast the probability of this outcome or a later one
 * @param atMost the probability of this outcome or an earlier one
 */
public record OddsRow<T>(T outcome, Ratio exactly, Ratio atLeast, Ratio atMost) {}
