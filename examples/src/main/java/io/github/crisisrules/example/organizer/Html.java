package io.github.crisisrules.example.organizer;

import io.github.crisisrules.core.text.Markup;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A piece of a page. All text is escaped when it is added, so user input always stays text. Inline scripts and styles
 * are impossible, and links stay on this site.
 */
final class Html {
    /** An empty piece. */
    static final Html NONE = new Html("");

    private static final Set<String> WITHOUT_END = Set.of("input", "br", "meta", "link");
    private static final Pattern NAME = Pattern.compile("[a-z-]+");
    private static final Pattern TAG = Pattern.compile("[a-z][a-z0-9]*");
    private static final Pattern OWN = Pattern.compile("(/(?!/)|#|\\?).*");
    private static final Set<String> ADDRESSES = Set.of("href", "src", "action");

    private final String markup;

    private Html(String markup) {
        this.markup = markup;
    }

    /** An attribute of an element. */
    record Attribute(String name, String value) {
        Attribute {
            if (!NAME.matcher(name).matches() || name.startsWith("on") || name.equals("style")) {
                throw new IllegalArgumentException("the attribute " + name + " cannot stand in a page");
            }
            if (ADDRESSES.contains(name) && !OWN.matcher(value).matches()) {
                throw new IllegalArgumentException("the address " + value + " is not one of this site");
            }
        }
    }

    /** Creates attributes from alternating names and values. Values are escaped. */
    static Vector<Attribute> at(Object... namesAndValues) {
        return Vector.of(namesAndValues)
                .grouped(2)
                .map(pair -> new Attribute(pair.get(0).toString(), pair.get(1).toString()))
                .toVector();
    }

    /**
     * Creates an element from attributes, pieces and texts, or lists of them, in this order. Texts are escaped. A
     * class may follow the tag after a dot: {@code el("p.hint", "Touch your name.")}.
     */
    static Html el(String name, Object... parts) {
        int dot = name.indexOf('.');
        return dot < 0
                ? element(name, parts)
                : element(
                        name.substring(0, dot),
                        at("class", name.substring(dot + 1).replace('.', ' ')),
                        parts);
    }

    private static Html element(String tag, Object... parts) {
        if (!TAG.matcher(tag).matches() || tag.equals("style")) {
            throw new IllegalArgumentException("the element " + tag + " cannot stand in a page");
        }
        StringBuilder attributes = new StringBuilder();
        StringBuilder inner = new StringBuilder();
        add(parts, attributes, inner);
        if (tag.equals("script") && inner.length() > 0) {
            throw new IllegalArgumentException("a script comes from a file of this site");
        }
        return new Html("<" + tag + attributes + ">" + (WITHOUT_END.contains(tag) ? "" : inner + "</" + tag + ">"));
    }

    /** Creates a sequence of pieces and texts. */
    static Html all(Object... parts) {
        StringBuilder inner = new StringBuilder();
        add(parts, new StringBuilder(), inner);
        return new Html(inner.toString());
    }

    private static void add(Object part, StringBuilder attributes, StringBuilder inner) {
        if (part instanceof Attribute attribute) {
            attributes.append(' ').append(attribute.name()).append("=\"").append(Markup.xml(attribute.value()));
            attributes.append('"');
        } else if (part instanceof Html html) {
            inner.append(html.markup);
        } else if (part instanceof Iterable<?> list) {
            list.forEach(each -> add(each, attributes, inner));
        } else if (part instanceof Object[] list) {
            add(Arrays.asList(list), attributes, inner);
        } else {
            inner.append(Markup.xml(part.toString()));
        }
    }

    /** Returns the whole document. */
    String page() {
        return "<!doctype html>\n" + markup + "\n";
    }

    @Override
    public String toString() {
        return markup;
    }
}
