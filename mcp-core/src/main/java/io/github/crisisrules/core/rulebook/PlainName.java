package io.github.crisisrules.core.rulebook;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.text.Normalizer;
import java.util.Locale;

/**
 * What can be the name of somebody or something: there is something to read, it stands in one line, every character can be
 * printed, and it is not too long. Outer blanks are no part of a name. Two names that look the same are the same name,
 * however they are written: {@link #key} is equal for both. {@link LookAlike} finds names that only nearly do.
 */
public final class PlainName {
    /** The most characters that a name may have. */
    public static final int LONGEST = 200;

    /** The most characters that a sentence may have: a ruling, a reason, a special rule. */
    public static final int LONGEST_SENTENCE = 1000;

    /** As much of a text as a message shows. */
    private static final int SHOWN = 40;

    private PlainName() {}

    /** The text as a name, without outer blanks and line breaks; or why it cannot be one. */
    public static Either<NameViolation, String> of(String text) {
        return of(text, LONGEST);
    }

    /** The same for a sentence of at most this many characters. */
    public static Either<NameViolation, String> of(String text, int longest) {
        // No lambda here: this is on the way of every first call, and each takes a new program longer than a name.
        String name = text.strip();
        Option<NameViolation> length = tooLong(text, longest);
        Option<NameViolation> fault = length.isDefined() ? length : fault(name, longest);
        return fault.isDefined() ? Either.left(fault.get()) : Either.right(name);
    }

    /**
     * The text as it is, for the constructor of a value with a name; outer blanks stay, but no tab and no line break.
     *
     * @param what is named, such as {@code the player}
     * @throws IllegalArgumentException where it cannot be a name
     */
    public static String checked(String what, String text) {
        return checked(what, text, LONGEST);
    }

    /** The same for a sentence of at most this many characters. */
    public static String checked(String what, String text, int longest) {
        Option<NameViolation> fault = fault(text, longest);
        if (fault.isDefined()) {
            throw new IllegalArgumentException(what + ": " + fault.get().message());
        }
        return text;
    }

    /** Why a text cannot be a name as it is, with its outer blanks and with at most this many characters; nothing where it can. */
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
        return length > longest ? Option.of(new NameViolation.TooLong(shown(text), length, longest)) : Option.none();
    }

    /** The first character of a text that cannot be printed. */
    private static Option<NameViolation> unprintable(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int found = text.codePointAt(i);
            if (!isPrintable(found)) {
                return Option.of(new NameViolation.NotPrintable(
                        shown(text), text.codePointCount(0, i) + 1, String.format(Locale.ROOT, "U+%04X", found)));
            }
        }
        return Option.none();
    }

    /**
     * What names are compared by: capitals, the way accents are written, invisible characters and the number and kind of
     * blanks do not make another name.
     */
    public static String key(String name) {
        // A normalizer reads tables of its own when it is first asked, and has nothing to say about plain letters.
        if (isSimple(name)) {
            return simpleKey(name);
        }
        StringBuilder seen = new StringBuilder(name.length());
        boolean blank = false;
        for (int i = 0; i < name.length(); i += Character.charCount(name.codePointAt(i))) {
            int found = name.codePointAt(i);
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

    /** The same for plain letters, of which none is invisible and a single one is blank. */
    private static String simpleKey(String name) {
        char[] seen = new char[name.length()];
        int length = 0;
        for (int i = 0; i < name.length(); i++) {
            char found = name.charAt(i);
            if (found != ' ') {
                if (length > 0 && name.charAt(i - 1) == ' ') {
                    seen[length++] = ' ';
                }
                seen[length++] = found >= 'A' && found <= 'Z' ? (char) (found - 'A' + 'a') : found;
            }
        }
        return new String(seen, 0, length);
    }

    /** A text as a message can show it: the beginning of it, with a mark for each character that cannot be printed. */
    public static String shown(String text) {
        String stripped = text.strip();
        StringBuilder shown = new StringBuilder();
        stripped.codePoints().limit(SHOWN).forEach(found -> shown.appendCodePoint(isPrintable(found) ? found : 0xFFFD));
        return stripped.codePointCount(0, stripped.length()) > SHOWN
                ? shown.append('…').toString()
                : shown.toString();
    }

    /** Most names by far have nothing but plain letters: they need no closer look. */
    static boolean isSimple(String text) {
        boolean isBlank = true;
        for (int i = 0; i < text.length(); i++) {
            char found = text.charAt(i);
            if (found < ' ' || found > '~') {
                return false;
            }
            isBlank &= found == ' ';
        }
        return !isBlank;
    }

    /** Line breaks, half characters and whatever turns the direction of the text around it cannot be printed in a list. */
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

    /** Format characters, variation selectors, the grapheme joiner and the fillers of Hangul take no room. */
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
