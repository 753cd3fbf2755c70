package io.github.crisisrules.core.rulebook;

/**
 * One rule, or one ruling of ours, of the catalogue.
 *
 * @param document the printed document that has the rule
 * @param heading the part of the document
 * @param id stable for ever
 * @param text the rule in our own words
 * @param status how far the library has come with it
 * @param note for a rule left to people: why, and what the library offers; else empty
 */
public record RuleEntry(String document, String heading, String id, String text, RuleStatus status, String note) {
    /**
     * An entry needs an id and a text; a rule left to people also needs the reason.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RuleEntry {
        if (!isId(id)) {
            throw new IllegalArgumentException(
                    "'" + PlainName.shown(id) + "' is not a rule id such as EV-BYE or I-EV-1");
        }
        if (text.isBlank()) {
            throw new IllegalArgumentException("rule " + id + " has no text");
        }
        if (status == RuleStatus.HUMAN && note.isBlank()) {
            throw new IllegalArgumentException("rule " + id + " is left to people without a note that says why");
        }
    }

    /**
     * Two capitals, then parts of capitals and digits, each after a hyphen; {@code I-} before them for a ruling. Read by a loop:
     * a regular expression for it calls itself once for each part, and a long text would overflow the stack.
     */
    private static boolean isId(String id) {
        if (id.length() > PlainName.LONGEST) {
            return false;
        }
        int document = id.startsWith("I-") ? 2 : 0;
        int parts = 0;
        for (int i = document; i < id.length(); i++) {
            char c = id.charAt(i);
            boolean isCapital = c >= 'A' && c <= 'Z';
            boolean isHyphen = c == '-';
            if (i < document + 2 ? !isCapital : !isCapital && !isHyphen && (c < '0' || c > '9')) {
                return false;
            }
            if (isHyphen) {
                parts++;
                if (id.charAt(i - 1) == '-') {
                    return false;
                }
            }
        }
        return parts > 0 && id.charAt(document + 2) == '-' && !id.endsWith("-");
    }

    /** Whether this is our ruling on something the documents leave open, rather than a printed rule. */
    public boolean isRuling() {
        return id.startsWith("I-");
    }
}
