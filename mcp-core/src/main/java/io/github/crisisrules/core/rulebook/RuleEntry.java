package io.github.crisisrules.core.rulebook;

/**
 * A rule of the catalogue, or an interpretation of ours.
 *
 * @param document the printed document that contains the rule
 * @param heading the part of the document
 * @param id the id of the rule, which never changes
 * @param text the rule in our own words
 * @param status the progress of the library with this rule
 * @param note for a rule that is left to people, the reason and the help that the library offers; otherwise empty
 */
public record RuleEntry(String document, String heading, String id, String text, RuleStatus status, String note) {
    private static final int MAX_LENGTH = 200;

    /**
     * Validates the entry.
     *
     * @throws IllegalArgumentException if {@code id} is not a rule id, {@code text} is blank, or a rule that is
     *     left to people has no note
     */
    public RuleEntry {
        if (!isId(id)) {
            throw new IllegalArgumentException("'" + id.substring(0, Math.min(id.length(), 40))
                    + "' is not a rule id. Use an id such as EV-BYE or I-EV-1.");
        }
        if (text.isBlank()) {
            throw new IllegalArgumentException("Rule " + id + " has no text. Add one.");
        }
        if (status == RuleStatus.LEFT_TO_PEOPLE && note.isBlank()) {
            throw new IllegalArgumentException("Rule " + id + " is left to people. Add a note that says why.");
        }
    }

    /**
     * Returns whether a text is a rule id: two capitals, then parts of capitals and digits, each after a hyphen,
     * with the prefix {@code I-} for an interpretation. It uses a loop because a regular expression would recurse
     * once per part and overflow the stack on a long text.
     */
    private static boolean isId(String id) {
        if (id.length() > MAX_LENGTH) {
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

    /**
     * Returns whether this is an interpretation of ours of something that the documents leave open, and not a
     * printed rule.
     */
    public boolean isRuling() {
        return id.startsWith("I-");
    }
}
