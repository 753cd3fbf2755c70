package io.github.crisisrules.tournament.pairing;

/** The extent to which a pairing follows the law of chance that its system states. */
public enum PairingLaw {
    /** Every choice had exactly the probability that the law gives it. */
    EXACT("every choice had the chance that the law gives it"),
    /**
     * Too many pairs of the pool had met or were excluded for the exact law. The pairing is optimal nevertheless,
     * and every optimal one had a positive probability.
     */
    APPROXIMATE(
            "the field was too crowded for the exact law: the pairing is one of the best, and each of those had a chance"),
    /** The system states no law: nothing is random, or the random choices follow no particular law. */
    NONE("the system states no law of chance");

    private final String words;

    PairingLaw(String words) {
        this.words = words;
    }

    /** Describes the law. */
    public String words() {
        return words;
    }
}
