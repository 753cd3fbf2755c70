package io.github.crisisrules.json.shape;

import java.util.Locale;

/** What types are called in JSON. */
final class TypeNames {
    /** All types of ours are below this package. */
    static final String ROOT = "io.github.crisisrules.";

    private TypeNames() {}

    /** The name in full, without the root: {@code core.card.SquadViolation.CardTwice}. */
    static String of(Class<?> type) {
        String name = type.getName().replace('$', '.');
        return name.startsWith(ROOT) ? name.substring(ROOT.length()) : name;
    }

    /** The name in its family: {@code cardTwice}. */
    static String tag(Class<?> type) {
        String name = type.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** The name for people: {@code card twice}. */
    static String words(Class<?> type) {
        return type.getSimpleName()
                .replaceAll("Facts$", "")
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
    }

    /** What the tag is unique in: the type around it, else its package. */
    static String family(Class<?> type) {
        String name = of(type);
        return name.substring(0, name.lastIndexOf('.'));
    }
}
