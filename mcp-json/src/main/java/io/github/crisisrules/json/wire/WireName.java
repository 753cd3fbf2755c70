package io.github.crisisrules.json.wire;

import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * The name of one type in JSON, such as {@code tournament/command/dropPlayer}: the game or subject, for a member of a family
 * its family, and the name of the type itself, each in camel case.
 *
 * @param path the whole name
 * @param javaType the canonical name of the Java type
 * @param exceptions the wire names of components and enum constants by their Java names, where the two differ
 * @param title the title in a JSON Schema: in Pascal case, and different from the title of every other type
 */
public record WireName(String path, String javaType, Map<String, String> exceptions, String title) {
    private static final String SEGMENT = "[a-z][A-Za-z0-9]*";

    /**
     * Creates a name of two or three segments.
     *
     * @throws IllegalArgumentException if {@code path} has another form
     */
    public WireName {
        Vector<String> segments = Vector.of(path.split("/", -1));
        if (segments.size() < 2 || segments.size() > 3 || !segments.forAll(each -> each.matches(SEGMENT))) {
            throw new IllegalArgumentException(
                    "The wire name '" + path + "' needs two or three segments in camel case, such as card/roster.");
        }
    }

    /** Returns the last segment, which a member of a family writes as its {@code @type}. */
    public String tag() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** Returns the part before the last segment, which a violation writes as its {@code @family}. */
    public String family() {
        return path.substring(0, path.lastIndexOf('/'));
    }

    /** Returns the key of the type in {@code $defs}, which needs no escapes in a reference. */
    public String definition() {
        return path.replace('/', '.');
    }

    /** Returns the title as words for people: {@code card id}. */
    public String describe() {
        return title.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    /** Returns the wire name of a component or enum constant. */
    public String part(String javaName) {
        return exceptions.getOrElse(javaName, javaName);
    }

    WireName withException(String javaPart, String wirePart) {
        return new WireName(path, javaType, exceptions.put(javaPart, wirePart), title);
    }

    WireName withTitle(String other) {
        return new WireName(path, javaType, exceptions, other);
    }

    /** Returns the titles that suit the type, the shortest first: the plain name, then qualified by family and by game. */
    Vector<String> titles() {
        Vector<String> words =
                Vector.of(path.split("/")).map(each -> Character.toUpperCase(each.charAt(0)) + each.substring(1));
        String last = words.last();
        if (words.size() == 2) {
            return Vector.of(last, words.head() + last);
        }
        String qualified = last.endsWith(words.get(1)) ? last : last + words.get(1);
        return Vector.of(last, qualified, words.head() + qualified);
    }

    @Override
    public String toString() {
        return path;
    }
}
