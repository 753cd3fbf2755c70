package io.github.crisisrules.fairness.report;

/** Escapes text of a study for Markdown, with as few escapes as are safe, since people also read the source. */
final class MarkdownText {
    private MarkdownText() {}

    /** Escapes a text so that it can contain neither HTML nor a link. */
    static String inMarkdown(String text) {
        return text.replace("<", "\\<").replace("[", "\\[");
    }

    /** Escapes a text for a heading, a list item or a cell, on a single line. */
    static String inMarkdownLine(String text) {
        return inMarkdown(text).replace("|", "\\|").replace('\n', ' ').replace('\r', ' ');
    }
}
