package io.github.crisisrules.core.text;

/** A language in which the library describes games and events. */
public enum Language {
    /** English, the language of the rules. */
    ENGLISH("en", "and", "or"),
    /** Spanish. */
    SPANISH("es", "y", "o");

    private final String tag;
    private final String and;
    private final String or;

    Language(String tag, String and, String or) {
        this.tag = tag;
        this.and = and;
        this.or = or;
    }

    /** Returns the BCP 47 language tag: {@code en}, {@code es}. */
    public String tag() {
        return tag;
    }

    /** Returns the word before the last item of a list, which is {@code item}. */
    String and(String item) {
        return this == SPANISH && startsWith(item, "i", "hi") && !startsWith(item, "hie") ? "e" : and;
    }

    /** Returns the word before the last alternative of a list, which is {@code item}. */
    String or(String item) {
        return this == SPANISH && startsWith(item, "o", "ho", "8") ? "u" : or;
    }

    private static boolean startsWith(String item, String... beginnings) {
        for (String beginning : beginnings) {
            if (item.regionMatches(true, 0, beginning, 0, beginning.length())) {
                return true;
            }
        }
        return false;
    }
}
