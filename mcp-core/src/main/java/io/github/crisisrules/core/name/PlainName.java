package io.github.crisisrules.core.name;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.text.Normalizer;
import java.util.Locale;

/**
 * The requirements for a name: it has a visible character, fits on one line, contains only printable characters,
 * and is not too long. Leading and trailing blanks are not part of a name. Two names that look the same are the
 * same name, however they are encoded: {@link #key} is equal for both. {@link ConfusableKey} finds names that look
 * nearly the same.
 */
public final class PlainName {
    /** The max number of characters of a name. */
    public static final int LONGEST = 200;

    /** The max number of characters of a sentence, such as a ruling, a reason or a special rule. */
    public static final int LONGEST_SENTENCE = 1000;

    /** The number of characters of a text that a message shows. */
    private static final int SHOWN = 40;

    private PlainName() {}

    /**
     * Returns the text as a name, without leading and trailing blanks and line breaks, or the reason why it is not
     * valid.
     */
    public static Either<NameViolation, String> of(String text) {
        return of(text, LONGEST);
    }

    /** Returns the text as a name or sentence of at most {@code longest} characters, see {@link #of(String)}. */
    public static Either<NameViolation, String> of(String text, int longest) {
        String name = text.strip();
        return tooLong(text, longest)
                .orElse(() -> fault(name, longest))
                .toEither(name)
                .swap();
    }

    /**
     * Validates a name in the constructor of a value, and returns it unchanged. Leading and trailing blanks are
     * kept; tabs and line breaks are not allowed.
     *
     * @param what the named thing, such as {@code the player}. It becomes the subject of the message, which starts
     *     with a capital.
     * @throws IllegalArgumentException if the text is not a valid name
     */
    public static String checked(String what, String text) {
        return checked(what, text, LONGEST);
    }

    /** Validates a name or sentence of at most {@code longest} characters, see {@link #checked(String, String)}. */
    public static String checked(String what, String text, int longest) {
        Option<NameViolation> fault = fault(text, longest);
        if (fault.isDefined()) {
            String subject = what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1);
            throw new IllegalArgumentException(
                    subject + " has an invalid name. " + fault.get().describe());
        }
        return text;
    }

    /**
     * Returns the reason why a text, including its leading and trailing blanks, is not a valid name of at most
     * {@code longest} characters; none if it is valid.
     */
    public static Option<NameViolation> fault(String text, int longest) {
        if (text.length() <= longest && isSimple(text)) {
            return Option.none();
        }
        return tooLong(text, longest)
                .orElse(() -> Option.when(key(text).isEmpty(), NameViolation.Blank::new))
                .orElse(() -> unprintable(text));
    }

    private static Option<NameViolation> tooLong(String text, int longest) {
        int length = text.codePointCount(0, text.length());
        return Option.when(length > longest, () -> new NameViolation.TooLong(shown(text), length, longest));
    }

    /** Returns a character as Unicode names it, such as {@code U+200B}. */
    private static String codePoint(int character) {
        String digits = Integer.toHexString(character).toUpperCase(Locale.ROOT);
        return "U+" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }

    /** Returns the violation for the first character that cannot be printed. */
    private static Option<NameViolation> unprintable(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int found = text.codePointAt(i);
            if (!isPrintable(found)) {
                return Option.of(
                        new NameViolation.NotPrintable(shown(text), text.codePointCount(0, i) + 1, codePoint(found)));
            }
        }
        return Option.none();
    }

    /**
     * Returns the key by which names from typed lists are compared. Like {@link #key}, but it also ignores what word
     * processors change: straight and typographic quotation marks and apostrophes are equal, and so are hyphens and the
     * en dash.
     */
    public static String typedKey(String name) {
        return key(name)
                .replace('\u2018', '\'')
                .replace('\u2019', '\'')
                .replace('\u201c', '"')
                .replace('\u201d', '"')
                .replace('\u2010', '-')
                .replace('\u2011', '-')
                .replace('\u2013', '-');
    }

    /**
     * Returns the key by which names are compared. It ignores case, the encoding of accents, invisible characters,
     * and the number and kind of blanks.
     */
    public static String key(String name) {
        StringBuilder seen = new StringBuilder(name.length());
        boolean blank = false;
        for (int found : name.codePoints().toArray()) {
            if (isBlank(found)) {
                blank = true;
            } else if (!isInvisible(found)) {
                seen.append(blank && !seen.isEmpty() ? " " : "").appendCodePoint(found);
                blank = false;
            }
        }
        String composed = Normalizer.normalize(seen, Normalizer.Form.NFC);
        return Normalizer.normalize(composed.toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
    }

    /**
     * Returns the key by which names are sorted: {@link #key} without accents, so that Íñigo stands among the names that
     * begin with I.
     */
    public static String sortKey(String name) {
        StringBuilder letters = new StringBuilder(name.length());
        Normalizer.normalize(key(name), Normalizer.Form.NFD)
                .codePoints()
                .filter(found -> Character.getType(found) != Character.NON_SPACING_MARK)
                .forEach(letters::appendCodePoint);
        return letters.toString();
    }

    /** Returns the beginning of a text for use in a message, with a mark for each character that cannot be printed. */
    public static String shown(String text) {
        String stripped = text.strip();
        StringBuilder shown = new StringBuilder();
        stripped.codePoints().limit(SHOWN).forEach(found -> shown.appendCodePoint(isPrintable(found) ? found : 0xFFFD));
        return stripped.codePointCount(0, stripped.length()) > SHOWN
                ? shown.append('…').toString()
                : shown.toString();
    }

    /**
     * Returns whether the text consists of printable ASCII characters and is not blank. Most names do, and need no
     * further checks.
     */
    private static boolean isSimple(String text) {
        return !text.isBlank() && text.chars().allMatch(found -> found >= ' ' && found <= '~');
    }

    /**
     * Returns whether a character can be printed in a list. Line breaks, unpaired surrogates and characters that
     * change the text direction cannot.
     */
    private static boolean isPrintable(int found) {
        return switch (Character.getType(found)) {
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                false;
            default -> !turnsDirection(found) && (found & 0xFFFE) != 0xFFFE && (found < 0xFDD0 || found > 0xFDEF);
        };
    }

    private static boolean turnsDirection(int found) {
        return (found >= 0x202A && found <= 0x202E) || (found >= 0x2066 && found <= 0x2069);
    }

    private static boolean isBlank(int found) {
        return Character.isWhitespace(found) || Character.isSpaceChar(found) || found == 0x2800;
    }

    /**
     * Returns whether a character takes no space: format characters, variation selectors, the grapheme joiner and
     * Hangul fillers.
     */
    private static boolean isInvisible(int found) {
        return Character.getType(found) == Character.FORMAT
                || (found >= 0xFE00 && found <= 0xFE0F)
                || (found >= 0xE0100 && found <= 0xE01EF)
                || (found >= 0x180B && found <= 0x180F)
                || found == 0x034F
                || found == 0x115F
                || found == 0x1160
                || found == 0x3164
                || found == 0xFFA0;
    }
}
