package io.github.crisisrules.json.shape;

import io.vavr.control.Option;
import java.util.Locale;

/** Whether an unknown field is likely a misspelling of a known one that is left out. */
public final class Spelling {
    private Spelling() {}

    /** The one of the absent names for which this one is likely a misspelling: capitals differ, or one letter in four. */
    public static Option<String> meant(String unknown, Iterable<String> absent) {
        for (String name : absent) {
            if (isLike(unknown.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT))) {
                return Option.some(name);
            }
        }
        return Option.none();
    }

    private static boolean isLike(String unknown, String name) {
        int most = 1 + name.length() / 4;
        return Math.abs(unknown.length() - name.length()) <= most && distance(unknown, name) <= most;
    }

    /** How many letters must be added, left out or changed. */
    private static int distance(String one, String other) {
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
