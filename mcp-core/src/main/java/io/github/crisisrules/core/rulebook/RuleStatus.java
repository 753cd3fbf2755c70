package io.github.crisisrules.core.rulebook;

/** The progress of the library with a rule. */
public enum RuleStatus {
    /** Code implements the rule, and a test would fail if the code were wrong. */
    IMPLEMENTED("done"),
    /** People must judge it. The note of the entry gives the reason and the help that the library offers. */
    LEFT_TO_PEOPLE("human"),
    /** Not implemented yet. */
    PLANNED("planned");

    private final String word;

    RuleStatus(String word) {
        this.word = word;
    }

    /** Returns the word for this status in the catalogue. */
    public String word() {
        return word;
    }

    static RuleStatus parse(String word) {
        for (RuleStatus status : values()) {
            if (status.word().equals(word)) {
                return status;
            }
        }
        throw new IllegalArgumentException("The rule status '" + word + "' is unknown. Use done, human or planned.");
    }
}
