package io.github.crisisrules.json.log;

import io.vavr.collection.Vector;

/**
 * A place where a log records something else than the rules of this version decide.
 *
 * @param path the JSON pointer of the place in the log
 * @param message one sentence for people: what differs, and what was taken instead
 * @param rules the ids of the rules that the differing events, or the refusal, are based on
 */
public record LogDifference(String path, String message, Vector<String> rules) {
    @Override
    public String toString() {
        return (path.isEmpty() ? "" : path + ": ") + message + (rules.isEmpty() ? "" : rules.mkString(" (", ", ", ")"));
    }
}
