package io.github.crisisrules.json.shape;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.EditDistance;
import io.vavr.control.Option;
import java.util.Locale;

/** Recognizes an unknown field that is probably a misspelling of a known field that is left out. */
public final class Spelling {
    private Spelling() {}

    /** Returns the absent name that differs from the unknown one only in capitals or in about one letter in four. */
    public static Option<String> meant(String unknown, Iterable<String> absent) {
        for (String name : absent) {
            if (isLike(unknown.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT))) {
                return Option.some(name);
            }
        }
        return Option.none();
    }

    /** Returns the refusal text for a field that is probably a misspelling. */
    public static String message(String unknown, String meant) {
        return "There is no field '" + PlainName.shown(unknown) + "'. Write '" + meant
                + "' if you mean that field, or leave it out.";
    }

    private static boolean isLike(String unknown, String name) {
        int max = 1 + name.length() / 4;
        return Math.abs(unknown.length() - name.length()) <= max && EditDistance.of(unknown, name) <= max;
    }
}
