package io.github.crisisrules.json.wire;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The wire names of all types with a JSON form. They are a contract of their own: no name is derived from a Java name, so
 * a Java type, component or constant can be renamed without a change of any document. Names are looked up by the class at
 * hand; no class is ever looked up by a name.
 *
 * <p>Each line of the text names a type, and an indented line below it a component or enum constant whose wire name differs
 * from its Java name. Blank lines and lines that start with {@code #} are ignored.
 *
 * <pre>
 * tournament/command/dropPlayer = io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer
 *   partialScore = soFar
 * </pre>
 */
public final class WireNames {
    private static final WireNames STANDARD = parse(Resource.text("wire-names.txt"));

    private final Map<String, WireName> byJavaType;

    private WireNames(Vector<WireName> names) {
        this.byJavaType = titled(names).toLinkedMap(WireName::javaType, each -> each);
        if (byJavaType.size() < names.size() || names.distinctBy(WireName::path).size() < names.size()) {
            throw new IllegalArgumentException("Every wire name and every Java type may be listed only once.");
        }
    }

    /** Returns the names of all types of the rule modules, from the resource {@code wire-names.txt}. */
    public static WireNames standard() {
        return STANDARD;
    }

    /**
     * Parses a list of names.
     *
     * @throws IllegalArgumentException if a line has another form, or if a wire name or Java type is listed twice
     */
    public static WireNames parse(String text) {
        Vector<WireName> names = Vector.empty();
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] sides = line.strip().split(" = ", -1);
            if (sides.length != 2 || (line.startsWith(" ") && names.isEmpty())) {
                throw new IllegalArgumentException(
                        "The line '" + line + "' is not of the form 'wire name = Java name'.");
            }
            names = line.startsWith(" ")
                    ? names.init().append(names.last().withException(sides[1], sides[0]))
                    : names.append(new WireName(sides[0], sides[1], LinkedHashMap.empty(), ""));
        }
        return new WireNames(names);
    }

    /** Returns the name of a type, or none if the type has no JSON form. */
    public Option<WireName> find(Class<?> type) {
        return Option.of(type.getCanonicalName()).flatMap(byJavaType::get);
    }

    /**
     * Returns the name of a type.
     *
     * @throws IllegalArgumentException if the type is not listed
     */
    public WireName of(Class<?> type) {
        return find(type)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        type.getName() + " has no JSON form. A type with a form is listed in wire-names.txt."));
    }

    /** Returns all names in the order of the list. */
    public Vector<WireName> all() {
        return byJavaType.values().toVector();
    }

    /** Gives each name its shortest title that no other name claims. Values come before members of a family. */
    private static Vector<WireName> titled(Vector<WireName> names) {
        Map<String, Vector<WireName>> claims = names.flatMap(
                        name -> name.titles().map(title -> new Claim(title, name)))
                .groupBy(Claim::title)
                .mapValues(each -> each.map(Claim::name));
        return names.map(name -> name.withTitle(name.titles()
                .find(title -> isOwner(name, claims.get(title).get()))
                .getOrElseThrow(() -> new IllegalArgumentException(name + " has no title of its own. Rename it."))));
    }

    private record Claim(String title, WireName name) {}

    private static boolean isOwner(WireName name, Vector<WireName> claimants) {
        int rank = name.titles().size();
        return claimants.forAll(each -> each.equals(name) || each.titles().size() > rank);
    }
}
