package io.github.crisisrules.core.name;

import java.text.Normalizer;
import java.util.stream.Collectors;

/**
 * Detection of names that differ but are easily mistaken for each other, because of letters of another alphabet or
 * a digit in place of a letter. They remain two names, because a Cyrillic name is legitimate; the caller can warn
 * the organizer. The look-alike letters are the library's own choice, based on the confusable characters of Unicode
 * Technical Standard 39: the upper- and lower-case letters of Greek and Cyrillic that resemble a Latin one, 0 and
 * O, 1, l and I, m and rn. Use {@link PlainName#key} to find names that are the same.
 */
public final class ConfusableKey {
    private static final String CYRILLIC =
            "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"
                    + "\u04ae\u051a\u051c\u04c0\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0458\u0455\u0501\u04bb\u051b\u051d\u04cf\u043a\u0433";
    private static final String LATIN_FOR_CYRILLIC = "ABESIJKMHOPCTYX" + "YQWI" + "aceopxyijsdhqwlkr";

    private static final String GREEK =
            "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
                    + "\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c3\u03c4\u03c5\u03c7\u03b7\u03c9\u03f2\u03f3";
    private static final String LATIN_FOR_GREEK = "ABEZHIKMNOPTYX" + "ayikvoPotuxnwcj";

    private static final String OTHER = "\u0131\u0251\u0261\u028b\u0269";
    private static final String LATIN_FOR_OTHER = "iagvi";

    private static final String FROM = CYRILLIC + GREEK + OTHER;
    private static final String TO = LATIN_FOR_CYRILLIC + LATIN_FOR_GREEK + LATIN_FOR_OTHER;

    private ConfusableKey() {}

    /** Returns a simplified form of a name, which is equal for names that are easily mistaken for each other. */
    public static String of(String name) {
        return PlainName.key(Normalizer.normalize(name, Normalizer.Form.NFKC)
                .chars()
                .mapToObj(letter -> twin((char) letter))
                .collect(Collectors.joining()));
    }

    /**
     * Returns the representative of all letters that look like this one. Case still matters here: I looks like l, L
     * does not.
     */
    private static String twin(char letter) {
        int place = FROM.indexOf(letter);
        char latin = place < 0 ? letter : TO.charAt(place);
        return switch (latin) {
            case '0' -> "o";
            case 'l', 'I', '|' -> "1";
            case 'm' -> "rn";
            default -> String.valueOf(latin);
        };
    }
}
