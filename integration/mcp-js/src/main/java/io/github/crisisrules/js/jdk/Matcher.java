package io.github.crisisrules.js.jdk;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Stands in JavaScript for {@link java.util.regex.Matcher}. */
public final class Matcher {
    private final Pattern pattern;
    private final String text;
    private JSObject found;
    private int next;

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
    }

    /** Returns whether the expression matches the whole text. */
    public boolean matches() {
        found = Host.run(pattern.whole(), text, 0);
        return Host.isFound(found);
    }

    /** Finds the next match. */
    public boolean find() {
        if (next > text.length()) {
            return false;
        }
        found = Host.run(pattern.part(), text, next);
        if (!Host.isFound(found)) {
            return false;
        }
        next = end() == start() ? end() + 1 : end();
        return true;
    }

    /** Returns a group of the match, or null. */
    public @Nullable String group(int group) {
        return Host.hasGroup(found, group) ? Host.group(found, group) : null;
    }

    /** Returns the match. */
    public String group() {
        return group(0);
    }

    /** Returns where the match begins. */
    public int start() {
        return Host.index(found);
    }

    /** Returns where the match ends. */
    public int end() {
        return start() + Host.group(found, 0).length();
    }

    /** Replaces every match; {@code $1} stands for a group. */
    public String replaceAll(String replacement) {
        return Host.replace(pattern.part(), text, replacement);
    }

    /** Replaces the first match. */
    public String replaceFirst(String replacement) {
        return Host.replace(pattern.first(), text, replacement);
    }
}
