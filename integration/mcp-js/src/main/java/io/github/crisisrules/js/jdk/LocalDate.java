package io.github.crisisrules.js.jdk;

import java.time.DateTimeException;

/** Stands in JavaScript for {@link java.time.LocalDate}, which the logs of games do not hold: its text alone. */
public final class LocalDate {
    private final String text;

    private LocalDate(String text) {
        this.text = text;
    }

    /** Parses a text such as 2026-11-16. */
    public static LocalDate parse(CharSequence text) {
        if (!text.toString().matches("[0-9]{4}-[01][0-9]-[0-3][0-9]")) {
            throw new DateTimeException("Text cannot be parsed to a LocalDate");
        }
        return new LocalDate(text.toString());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LocalDate && text.equals(((LocalDate) other).text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
