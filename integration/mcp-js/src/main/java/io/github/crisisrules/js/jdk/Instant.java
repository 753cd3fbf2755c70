package io.github.crisisrules.js.jdk;

import java.time.DateTimeException;
import java.time.temporal.TemporalAmount;

/** Stands in JavaScript for {@link java.time.Instant}. */
public final class Instant implements Comparable<Instant> {
    public static final Instant MAX = new Instant(31556889864403199L, 999_999_999);

    private static final java.util.regex.Pattern FORM = java.util.regex.Pattern.compile(
            "([+-]?[0-9]{4,10})-([0-9]{2})-([0-9]{2})[Tt]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\\.([0-9]{0,9}))?[Zz]");
    private static final long DAY = 86400;

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    /** Returns a time. */
    public static Instant ofEpochSecond(long seconds) {
        return new Instant(seconds, 0);
    }

    /** Parses a text such as 2026-11-16T10:00:00Z. */
    public static Instant parse(CharSequence text) {
        java.util.regex.Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new DateTimeException("Text cannot be parsed to an Instant");
        }
        long year = Long.parseLong(parts.group(1));
        int month = Integer.parseInt(parts.group(2));
        int day = Integer.parseInt(parts.group(3));
        int hour = Integer.parseInt(parts.group(4));
        int minute = Integer.parseInt(parts.group(5));
        int second = Integer.parseInt(parts.group(6));
        long days = days(year, month, day);
        String fraction = parts.group(7) == null ? "" : parts.group(7);
        Instant read = new Instant(
                days * DAY + hour * 3600 + minute * 60 + second,
                Integer.parseInt((fraction + "000000000").substring(0, 9)));
        if (month < 1
                || month > 12
                || day < 1
                || hour > 23
                || minute > 59
                || second > 59
                || !dated(days).equals(dated(year, month, day))) {
            throw new DateTimeException("Text cannot be parsed to an Instant");
        }
        return read;
    }

    /** Returns a later time. */
    public Instant plus(TemporalAmount amount) {
        return new Instant(seconds + ((Duration) (Object) amount).getSeconds(), nanos);
    }

    /** Returns an earlier time. */
    public Instant minus(TemporalAmount amount) {
        return new Instant(seconds - ((Duration) (Object) amount).getSeconds(), nanos);
    }

    /** Returns whether this time is later. */
    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    /** Returns whether this time is earlier. */
    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    @Override
    public int compareTo(Instant other) {
        return seconds == other.seconds ? Integer.compare(nanos, other.nanos) : Long.compare(seconds, other.seconds);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Instant && compareTo((Instant) other) == 0;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(seconds) + 51 * nanos;
    }

    @Override
    public String toString() {
        int second = (int) Math.floorMod(seconds, DAY);
        String fraction = "";
        if (nanos > 0) {
            String digits = String.valueOf(1_000_000_000 + nanos).substring(1);
            fraction = "." + digits.substring(0, nanos % 1_000_000 == 0 ? 3 : nanos % 1000 == 0 ? 6 : 9);
        }
        return dated(Math.floorDiv(seconds, DAY)) + "T" + two(second / 3600) + ":" + two(second / 60 % 60) + ":"
                + two(second % 60) + fraction + "Z";
    }

    /** Returns the days from 1970-01-01, counted in eras of 400 years that begin on 1 March. */
    private static long days(long year, int month, int day) {
        long shifted = month <= 2 ? year - 1 : year;
        long era = Math.floorDiv(shifted, 400L);
        long ofEra = shifted - era * 400;
        long ofYear = (153L * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
        return era * 146097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719468;
    }

    private static String dated(long days) {
        long shifted = days + 719468;
        long era = Math.floorDiv(shifted, 146097L);
        long ofEra = shifted - era * 146097;
        long yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
        long ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int month = (int) ((5 * ofYear + 2) / 153);
        int day = (int) (ofYear - (153L * month + 2) / 5 + 1);
        return dated(yearOfEra + era * 400 + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9, day);
    }

    private static String dated(long year, int month, int day) {
        String digits = String.valueOf(Math.abs(year));
        String padded = "0000".substring(Math.min(4, digits.length())) + digits;
        return (year < 0 ? "-" : year > 9999 ? "+" : "") + padded + "-" + two(month) + "-" + two(day);
    }

    private static String two(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }
}
