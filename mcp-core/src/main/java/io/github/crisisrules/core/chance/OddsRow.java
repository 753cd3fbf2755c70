package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;
import java.util.Objects;

/**
 * An outcome with its probabilities.
 *
 * @param exactly the probability of this outcome
 * @param atLeast the probability of this outcome or a later one
 * @param atMost the probability of this outcome or an earlier one
 */
public record OddsRow<T>(T outcome, Ratio exactly, Ratio atLeast, Ratio atMost) {
    /** Creates the value from parts that must not be null. */
    public OddsRow {
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(exactly, "exactly");
        Objects.requireNonNull(atLeast, "atLeast");
        Objects.requireNonNull(atMost, "atMost");
    }
}
