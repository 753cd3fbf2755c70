package io.github.crisisrules.core.rulebook;

import java.util.Locale;

/** How far the library has come with a rule. */
public enum RuleStatus {
    /** Code implements it and a test would notice if the code were wrong. */
    DONE,
    /** People must judge it; the entry's note says why, and what the library offers for it. */
    HUMAN,
    /** Not implemented yet. */
    PLANNED;

    /** The word used in the catalogue. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static RuleStatus parse(String word) {
        for (RuleStatus status : values()) {
            if (status.word().equals(word)) {
                return status;
            }
        }
        throw new IllegalArgumentException("unknown rule status '" + word + "': use done, human or planned");
    }
}
