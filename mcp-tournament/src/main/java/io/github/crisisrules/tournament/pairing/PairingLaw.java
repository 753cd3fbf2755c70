package io.github.crisisrules.tournament.pairing;

/** Whether a pairing was drawn by the law of chance that its system states. */
public enum PairingLaw {
    /** Every choice had exactly the chance that the law gives it. */
    KEPT("every choice had the chance that the law gives it"),
    /** The field was too crowded for the exact law. The pairing is optimal all the same, and every optimal one had a chance. */
    LEFT("the field was too crowded for the exact law: the pairing is one of the best, and each of those had a chance"),
    /** The system states none: nothing is drawn, or by no particular law. */
    NONE("the system states no law of chance");

    private final String words;

    PairingLaw(String words) {
        this.words = words;
    }

    /** In words. */
    public String words() {
        return words;
    }
}
