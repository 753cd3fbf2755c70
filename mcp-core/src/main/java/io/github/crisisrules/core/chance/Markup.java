package io.github.crisisrules.core.chance;

/** Texts of others made safe to put into pages. */
final class Markup {
    private Markup() {}

    /** Text inside an element or attribute of XML; characters that XML does not allow become question marks. */
    static String xml(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(point -> {
            switch (point) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(isAllowed(point) ? point : '?');
            }
        });
        return safe.toString();
    }

    /** Text in a cell of a Markdown table. */
    static String markdown(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(point -> {
            if ("\\`*_[]<>|#&~".indexOf(point) >= 0) {
                safe.append('\\');
            }
            safe.appendCodePoint(Character.isISOControl(point) ? ' ' : point);
        });
        return safe.toString();
    }

    private static boolean isAllowed(int point) {
        boolean isControl = point < 0x20 && point != '\t' && point != '\n' && point != '\r';
        boolean isSurrogate = point >= 0xd800 && point <= 0xdfff;
        return !isControl && !isSurrogate && point != 0xfffe && point != 0xffff;
    }
}
