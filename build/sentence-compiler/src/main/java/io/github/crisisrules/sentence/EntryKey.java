package io.github.crisisrules.sentence;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The key of an entry: a type ({@code ColossusEvent.BeamPlaced}), a constant of an enum ({@code Side.CRISIS_TEAM}), or a
 * message with parameters that belongs to no value ({@code Paper.chooseSome(min,max)}).
 *
 * @param type the path of the type, or of the type whose package a message belongs to
 * @param constant the constant of an enum; empty for other keys
 * @param method the name of a message with parameters; empty for other keys
 * @param parameters the parameters of such a message
 */
record EntryKey(String type, String constant, String method, List<String> parameters) {
    private static final Pattern MESSAGE = Pattern.compile("([\\w.]+)\\.([a-z]\\w*)\\(([\\w, ]*)\\)");
    private static final Pattern CONSTANT = Pattern.compile("([\\w.]+)\\.([A-Z][A-Z0-9_]*)");

    static EntryKey parse(String key) {
        Matcher message = MESSAGE.matcher(key);
        if (message.matches()) {
            String parameters = message.group(3).strip();
            return new EntryKey(
                    message.group(1),
                    "",
                    message.group(2),
                    parameters.isEmpty() ? List.of() : List.of(parameters.split(" *, *", -1)));
        }
        Matcher constant = CONSTANT.matcher(key);
        return constant.matches()
                ? new EntryKey(constant.group(1), constant.group(2), "", List.of())
                : new EntryKey(key, "", "", List.of());
    }
}
