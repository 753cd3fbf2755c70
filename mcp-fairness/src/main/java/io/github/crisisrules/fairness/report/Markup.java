package io.github.crisisrules.fairness.report;

/** Text of a study where markup is read: in HTML, in Markdown, in the cells of a spreadsheet. */
final class Markup {
    private Markup() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** In Markdown: neither HTML nor a link can begin in it. */
    static String inMarkdown(String text) {
        return text.replace("<", "\\<").replace("[", "\\[");
    }

    /** The same in one line, for headings and cells of tables. */
    static String inMarkdownLine(String text) {
        return inMarkdown(text).replace("|", "\\|").replace('\n', ' ').replace('\r', ' ');
    }
}
