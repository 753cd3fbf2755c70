package io.github.crisisrules.fairness.assumption;

import java.util.Locale;

/** Formats the numbers of a model for people. */
final class NumberText {
    private NumberText() {}

    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share) + " %";
    }
}
