package io.github.crisisrules.core.rulebook;

/**
 * One rule, or one ruling of ours, of the catalogue.
 *
 * @param document the printed document the rule stands in
 * @param heading the part of the document
 * @param id stable for ever
 * @param text the rule in our own words
 * @param status how far the library has come with it
 * @param note for a rule left to people: why, and what the library offers; else empty
 */
public record RuleEntry(String document, String heading, String id, String text, RuleStatus status, String note) {
    /** An entry needs an id and a text; a rule left to people also needs the reason. */
    public RuleEntry {
        if (!id.matches("(I-)?[A-Z]{2}(-[A-Z0-9]+)+")) {
            throw new IllegalArgumentException("'" + id + "' is not a rule id such as EV-BYE or I-EV-1");
        }
        if (text.isBlank()) {
            throw new IllegalArgumentException("rule " + id + " has no text");
        }
        if (status == RuleStatus.HUMAN && note.isBlank()) {
            throw new IllegalArgumentException("rule " + id + " is left to people without a note that says why");
        }
    }

    /** Whether this is our ruling on something the documents leave open, rather than a printed rule. */
    public boolean isRuling() {
        return id.startsWith("I-");
    }
}
