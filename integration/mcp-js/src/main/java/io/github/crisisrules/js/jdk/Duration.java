package io.github.crisisrules.js.jdk;

import java.time.DateTimeException;

/** Stands in JavaScript for {@link java.time.Duration}, in whole seconds. */
public final class Duration implements Comparable<Duration> {
    private static final java.util.regex.Pattern FORM =
            java.util.regex.Pattern.compile("PT(?:([0-9]{1,9})H)?(?:([0-9]{1,9})M)?(?:([0-9]{1,9})S)?");

    private final long seconds;

    private Duration(long seconds) {
        this.seconds = seconds;
    }

    /** Returns a duration. */
    public static Duration ofMinutes(long minutes) {
        return new Duration(Math.multiplyExact(minutes, 60L));
    }

    /** Parses a text such as PT1H30M. */
    public static Duration parse(CharSequence text) {
        java.util.regex.Matcher parts = FORM.matcher(text);
        if (!parts.matches() || text.length() < 4) {
            throw new DateTimeException("Text cannot be parsed to a Duration");
        }
        return new Duration((60 * part(parts.group(1)) + part(parts.group(2))) * 60 + part(parts.group(3)));
    }

    private static long part(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** Returns the whole minutes. */
    public long toMinutes() {
        return Math.floorDiv(seconds, 60L);
    }

    /** Returns the seconds. */
    public long getSeconds() {
        return seconds;
    }

    @Override
    public int compareTo(Duration other) {
        return Long.compare(seconds, other.seconds);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Duration && seconds == ((Duration) other).seconds;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(seconds);
    }

    @Override
    public String toString() {
        long hours = seconds / 3600;
        long minutes = seconds / 60 % 60;
        long rest = seconds % 60;
        return "PT" + (hours == 0 ? "" : hours + "H") + (minutes == 0 ? "" : minutes + "M")
                + (rest == 0 && seconds != 0 ? "" : rest + "S");
    }
}
