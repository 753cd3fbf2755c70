package io.github.crisisrules.js.jdk;

import org.teavm.jso.JSObject;

/** Methods of {@link Character} for which TeaVM has tables of Unicode, and the host has them already. */
public final class CharacterPatch {
    private CharacterPatch() {}

    /** Returns the general category. */
    public static int getType(int code) {
        return Categories.of(Host.character(code));
    }

    /** Returns the lower case of a character. */
    public static int toLowerCase(int code) {
        return Host.lower(Host.character(code)).codePointAt(0);
    }

    /** Returns the upper case of a character, which is itself if that has several characters. */
    public static int toUpperCase(int code) {
        String upper = Host.upper(Host.character(code));
        int first = upper.codePointAt(0);
        return upper.length() == Character.charCount(first) ? first : code;
    }

    /** The general categories, by the numbers that Java gives them. */
    static final class Categories {
        private static final String[] NAMES =
                "Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf - Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi Pf".split(" ");
        private static final JSObject[] EXPRESSIONS = new JSObject[NAMES.length];

        private Categories() {}

        static int of(String character) {
            for (int i = 0; i < NAMES.length; i++) {
                if (!NAMES[i].equals("-")) {
                    if (EXPRESSIONS[i] == null) {
                        EXPRESSIONS[i] = Host.expression("\\p{" + NAMES[i] + "}", "u");
                    }
                    if (Host.isFound(Host.run(EXPRESSIONS[i], character, 0))) {
                        return i + 1;
                    }
                }
            }
            return 0;
        }
    }
}
