package io.github.crisisrules.js.jdk;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSObject;

/** Stands in JavaScript for {@link java.util.regex.Pattern}: the host's own regular expressions. */
public final class Pattern {
    private final JSObject whole;
    private final JSObject part;
    private final JSObject first;

    private Pattern(String regex) {
        String translated = translated(regex);
        whole = Host.expression("^(?:" + translated + ")$", "u");
        part = Host.expression(translated, "gu");
        first = Host.expression(translated, "u");
    }

    /** Compiles an expression. */
    public static Pattern compile(String regex) {
        return new Pattern(regex);
    }

    /** Returns whether an expression matches the whole of a text. */
    public static boolean matches(String regex, CharSequence text) {
        return compile(regex).matcher(text).matches();
    }

    /** Returns a matcher of a text. */
    public Matcher matcher(CharSequence text) {
        return new Matcher(this, text.toString());
    }

    /** Splits a text; with the limit 0, empty parts at the end are left out. */
    public String[] split(CharSequence text, int limit) {
        List<String> parts = new ArrayList<>();
        Matcher matcher = matcher(text);
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            if (matcher.end() > 0) {
                parts.add(text.subSequence(from, matcher.start()).toString());
                from = matcher.end();
            }
        }
        parts.add(text.subSequence(from, text.length()).toString());
        while (limit == 0 && parts.size() > 1 && parts.get(parts.size() - 1).isEmpty()) {
            parts.remove(parts.size() - 1);
        }
        return parts.toArray(new String[0]);
    }

    /** Splits a text; empty parts at the end are left out. */
    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    JSObject whole() {
        return whole;
    }

    JSObject part() {
        return part;
    }

    JSObject first() {
        return first;
    }

    /** Writes white space as Java means it, and possessive quantifiers, which JavaScript lacks, as greedy ones. */
    private static String translated(String regex) {
        StringBuilder text = new StringBuilder();
        boolean isClass = false;
        for (int i = 0; i < regex.length(); i++) {
            char c = regex.charAt(i);
            if (c == '\\') {
                char escaped = regex.charAt(++i);
                String space = " \\t\\n\\v\\f\\r";
                text.append(escaped != 's' ? "\\" + escaped : isClass ? space : "[" + space + "]");
            } else if (isClass || c != '+' || i == 0 || !isQuantifier(regex, i - 1)) {
                text.append(c);
            }
            isClass = c == '[' || isClass && c != ']';
        }
        return text.toString();
    }

    private static boolean isQuantifier(String regex, int index) {
        return "*+?}".indexOf(regex.charAt(index)) >= 0 && (index == 0 || regex.charAt(index - 1) != '\\');
    }
}
