package io.github.crisisrules.core.text;

/** Escaping of user-supplied text, such as names, for HTML, SVG, XML and Markdown. */
public final class Markup {
    private static final int REPLACEMENT = 0xfffd;

    private Markup() {}

    /**
     * Returns the text escaped for the content of an element or a quoted attribute of HTML, SVG or XML. Code points
     * that XML does not allow become a replacement character.
     */
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

    /** Returns the text escaped for a cell of a Markdown table. */
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

    // Control characters other than tab and line ends, unpaired surrogates and Unicode noncharacters are not
    // allowed.
    private static boolean isAllowed(int point) {
        boolean isBlank = point == '\t' || point == '\n' || point == '\r';
        boolean isHalf = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
        boolean isKept = (point & 0xfffe) == 0xfffe;
        return isBlank || !(Character.isISOControl(point) || isHalf || isKept);
    }
}
