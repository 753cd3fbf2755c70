package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The extent to which the random choices of a pairing have the probabilities that its system states. */
public enum PairingDistribution implements Describable {
    /** Every choice had exactly the stated probability. */
    EXACT,
    /**
     * Too many pairs of the pool had met or were excluded for exact probabilities. The pairing is optimal nevertheless,
     * and every optimal one had a positive probability.
     */
    APPROXIMATE,
    /** The system states no probabilities: nothing is random, or the choices are random in no particular way. */
    NONE;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
