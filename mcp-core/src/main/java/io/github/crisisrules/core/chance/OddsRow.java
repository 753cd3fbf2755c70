package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;

/**
 * An outcome with its chances.
 *
 * @param exactly the chance of it
 * @param atLeast the chance of it or one after it
 * @param atMost the chance of it or one before it
 */
public record OddsRow<T>(T outcome, Ratio exactly, Ratio atLeast, Ratio atMost) {}
