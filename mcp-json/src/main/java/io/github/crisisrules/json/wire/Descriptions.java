package io.github.crisisrules.json.wire;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * The sentences that describe types and their properties in JSON Schemas. They are taken from the Javadoc of the rule modules
 * when the library is built, and kept in the resource {@code descriptions.txt}.
 *
 * <pre>
 * tournament/roundTime: The rule by which the length of a round is found.
 *   baseMinutes: the minutes that every round has
 * </pre>
 */
public final class Descriptions {
    private static final Descriptions STANDARD = parse(Resource.text("descriptions.txt"));

    private final Map<String, String> byPath;

    private Descriptions(Map<String, String> byPath) {
        this.byPath = byPath;
    }

    /** Returns the descriptions of all types of the rule modules. */
    public static Descriptions standard() {
        return STANDARD;
    }

    /** Parses a list of descriptions. */
    public static Descriptions parse(String text) {
        Map<String, String> all = LinkedHashMap.empty();
        String type = "";
        for (String line : text.lines().toList()) {
            int colon = line.indexOf(": ");
            if (colon < 0) {
                continue;
            }
            String name = line.substring(0, colon).strip();
            type = line.startsWith(" ") ? type : name;
            all = all.put(line.startsWith(" ") ? part(type, name) : name, line.substring(colon + 2));
        }
        return new Descriptions(all);
    }

    /** Returns the description of a type. */
    public Option<String> of(WireName name) {
        return byPath.get(name.path());
    }

    /** Returns the description of a property of a type, given by its wire name. */
    public Option<String> of(WireName name, String property) {
        return byPath.get(part(name.path(), property));
    }

    private static String part(String type, String property) {
        return type + "#" + property;
    }
}
