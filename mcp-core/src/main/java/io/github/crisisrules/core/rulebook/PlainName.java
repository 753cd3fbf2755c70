package io.github.crisisrules.core.rulebook;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.text.Normalizer;
import java.util.Locale;

/**
 * What can be the name of somebody or something: there is something to read, it stands in one line, every character can be
 * printed, and it is not too long. Outer blanks are no part of a name. Two names that look the same are the same name,
 * however they are written: {@link #key} is equal for both.
 */
public final class PlainName {
    /** The most characters that a name may have. */
    public static final int LONGEST = 200;

    /** As much of a text as a message shows. */
    private static final int SHOWN = 40;

    private PlainName() {}

    /** The text as a name, without outer blanks; or why it cannot be one. */
    public static Either<NameViolation, String> of(String text) {
        String name = text.strip();
        return fault(name, LONGEST)
                .<Either<NameViolation, String>>map(Either::left)
                .getOrElse(() -> Either.right(name));
    }

    /** Why a text cannot be a name of at most so many characters; nothing where it can. */
    public static Option<NameViolation> fault(String text, int longest) {
        String name = text.strip();
        int length = name.codePointCount(0, name.length());
        if (length > longest) {
            return Option.of(new NameViolation.TooLong(shown(name), length, longest));
        }
        for (int i = 0; i < name.length(); i += Character.charCount(name.codePointAt(i))) {
            int found = name.codePointAt(i);
            if (!isPrintable(found)) {
                return Option.of(new NameViolation.NotPrintable(
                        shown(name), name.codePointCount(0, i) + 1, String.format(Locale.ROOT, "U+%04X", found)));
            }
        }
        return Option.when(key(name).isEmpty(), NameViolation.Blank::new);
    }

    /**
     * By what names are compared: capitals, the way accents are written, invisible characters and the number and kind of
     * blanks do not make another name.
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

    /** A text as a message can show it: the beginning of it, with a mark for each character that cannot be printed. */
    public static String shown(String text) {
        String stripped = text.strip();
        StringBuilder shown = new StringBuilder();
        stripped.codePoints().limit(SHOWN).forEach(found -> shown.appendCodePoint(isPrintable(found) ? found : 0xFFFD));
        return stripped.codePointCount(0, stripped.length()) > SHOWN
                ? shown.append('…').toString()
                : shown.toString();
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
