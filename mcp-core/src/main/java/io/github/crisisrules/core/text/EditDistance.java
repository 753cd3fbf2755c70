package io.github.crisisrules.core.text;

/** The edit distance (Levenshtein distance) between two spellings. */
public final class EditDistance {
    private EditDistance() {}

    /** Returns the min number of letters that must be inserted, deleted or replaced to turn one text into the other. */
    public static int of(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
