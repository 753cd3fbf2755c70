package io.github.crisisrules.fairness.report;

/** Text of a study in Markdown, with as few marks as keep it safe, for people read it as it is too. */
final class MarkdownText {
    private MarkdownText() {}

    /** In Markdown: neither HTML nor a link can begin in it. */
    static String inMarkdown(String text) {
        return text.replace("<", "\\<").replace("[", "\\[");
    }

    /** The same in one line, for headings, items of lists and cells of tables. */
    static String inMarkdownLine(String text) {
        return inMarkdown(text).replace("|", "\\|").replace('\n', ' ').replace('\r', ' ');
    }
}
