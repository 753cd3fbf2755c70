package io.github.crisisrules.example.page;

import io.github.crisisrules.core.text.Markup;

/** Helpers for text on pages. */
public final class PageText {
    private PageText() {}

    /** Returns the name, escaped and isolated, so that a right-to-left name does not reverse the text around it. */
    public static String name(String name) {
        return "<bdi>" + Markup.xml(name) + "</bdi>";
    }

    /**
     * Returns the text cut to at most {@code most} characters, with an ellipsis as the last one if anything was left
     * out. The result is not escaped.
     */
    public static String shortened(String text, int most) {
        int points = text.codePointCount(0, text.length());
        return points <= most ? text : text.substring(0, text.offsetByCodePoints(0, most - 1)) + "…";
    }
}
