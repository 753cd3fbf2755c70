package io.github.crisisrules.core.rulebook;

import java.util.Locale;

/** The progress of the library with a rule. */
public enum RuleStatus {
    /** Code implements the rule, and a test would fail if the code were wrong. */
    DONE,
    /** People must judge it. The note of the entry gives the reason and the help that the library offers. */
    HUMAN,
    /** Not implemented yet. */
    PLANNED;

    /** Returns the word for this status in the catalogue. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
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
