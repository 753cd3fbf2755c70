package io.github.crisisrules.json.shape;

import io.github.crisisrules.core.rulebook.EditDistance;
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
        return Math.abs(unknown.length() - name.length()) <= most && EditDistance.of(unknown, name) <= most;
    }
}
