package io.github.crisisrules.example.page;

/** Text made safe for HTML, SVG and XML. */
public final class Markup {
    private Markup() {}

    /** The text as content or as a quoted attribute; characters that XML forbids become replacement characters. */
    public static String escape(String text) {
        StringBuilder safe = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(point -> {
            switch (point) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(isAllowed(point) ? point : 0xFFFD);
            }
        });
        return safe.toString();
    }

    private static boolean isAllowed(int point) {
        return point == '\t'
                || point == '\n'
                || point == '\r'
                || (point >= 0x20 && point < 0x7F)
                || (point >= 0xA0 && point < Character.MIN_SURROGATE)
                || (point > Character.MAX_SURROGATE && (point & 0xFFFE) != 0xFFFE);
    }

    /** A name, escaped, and kept from turning the text around it where it is written from right to left. */
    public static String name(String name) {
        return "<bdi>" + escape(name) + "</bdi>";
    }

    /** At most this many characters, the last of them dots where something was left out; not yet escaped. */
    public static String shortened(String text, int most) {
        int points = text.codePointCount(0, text.length());
        return points <= most ? text : text.substring(0, text.offsetByCodePoints(0, most - 1)) + "…";
    }
}
