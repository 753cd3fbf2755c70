package io.github.crisisrules.core.rulebook;

/** Words of others, such as names, made safe to put into pages, pictures and tables. */
public final class Markup {
    private static final int REPLACEMENT = 0xfffd;

    private Markup() {}

    /** As the content of an element or as a quoted attribute of HTML, SVG or XML; what XML does not allow becomes a replacement character. */
    public static String xml(String text) {
        StringBuilder safe = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(point -> {
            switch (point) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&apos;");
                default -> safe.appendCodePoint(isAllowed(point) ? point : REPLACEMENT);
            }
        });
        return safe.toString();
    }

    /** In a cell of a Markdown table. */
    public static String markdown(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(point -> {
            if ("\\`*_[]<>|#&~".indexOf(point) >= 0) {
                safe.append('\\');
            }
            safe.appendCodePoint(Character.isISOControl(point) ? ' ' : point);
        });
        return safe.toString();
    }

    // No control characters but tab and line ends, no half of a pair, nothing that Unicode keeps for no character.
    private static boolean isAllowed(int point) {
        boolean isBlank = point == '\t' || point == '\n' || point == '\r';
        boolean isHalf = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
        boolean isKept = (point & 0xfffe) == 0xfffe;
        return isBlank || !(Character.isISOControl(point) || isHalf || isKept);
    }
}
