package io.github.crisisrules.example.page;

import io.github.crisisrules.core.rulebook.Markup;

/** Names on pages. */
public final class PageText {
    private PageText() {}

    /** A name, escaped, and kept from turning the text around it where it is written from right to left. */
    public static String name(String name) {
        return "<bdi>" + Markup.xml(name) + "</bdi>";
    }

    /** At most this many characters, the last of them dots where something was left out; not yet escaped. */
    public static String shortened(String text, int most) {
        int points = text.codePointCount(0, text.length());
        return points <= most ? text : text.substring(0, text.offsetByCodePoints(0, most - 1)) + "…";
    }
}
