package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import org.jspecify.annotations.Nullable;

/** A place in a document that is being read: it knows its path and the limits, and words refusals. */
public final class Place {
    private final @Nullable Place parent;
    private final String step;
    private final ReadLimits limits;

    private Place(@Nullable Place parent, String step, ReadLimits limits) {
        this.parent = parent;
        this.step = step;
        this.limits = limits;
    }

    /** The document itself. */
    public static Place root(ReadLimits limits) {
        return new Place(null, "", limits);
    }

    /** The place of a field of the object here. */
    public Place field(String name) {
        return new Place(this, name, limits);
    }

    /** The place of an item of the array here, from 0. */
    public Place item(int index) {
        return new Place(this, Integer.toString(index), limits);
    }

    /** The JSON pointer to here. */
    public String pointer() {
        StringBuilder path = new StringBuilder();
        for (Place each = this; each.parent != null; each = each.parent) {
            path.insert(0, "/" + each.step.replace("~", "~0").replace("/", "~1"));
        }
        return path.toString();
    }

    /** Refuses what is here. */
    public ReadingRefusedException refuse(RefusalKind kind, String message) {
        return new ReadingRefusedException(JsonRefusal.of(pointer(), kind, message));
    }

    /** Refuses what is here by the rules. */
    public ReadingRefusedException refuse(Iterable<? extends RuleViolation> violations) {
        return new ReadingRefusedException(JsonRefusal.byRules(pointer(), violations));
    }

    /** Refuses a node of the wrong kind. */
    ReadingRefusedException expected(String what, JsonNode found) {
        return refuse(RefusalKind.FORM, "expected " + what + ", found " + words(found));
    }

    /** Refuses what is no array, or a larger one than is read. */
    public void checkArray(JsonNode json) {
        if (!json.isArray()) {
            throw expected("an array", json);
        }
        checkSize(json);
    }

    /** Keeps arrays and objects within the limits. */
    void checkSize(JsonNode container) {
        if (container.size() > limits.items()) {
            throw refuse(
                    RefusalKind.LIMIT,
                    "this has " + container.size() + " items; at most " + limits.items()
                            + " are read. Raise ReadLimits.items for a document that you trust");
        }
    }

    /** What is said of a field that is likely a misspelling. */
    public static String misspelt(String name, String meant) {
        return "there is no field '" + PlainName.shown(name) + "'; write '" + meant
                + "' if that is meant, or leave it out";
    }

    @Override
    public String toString() {
        return parent == null ? "the document" : pointer();
    }

    private static String words(JsonNode found) {
        return switch (found.getNodeType()) {
            case ARRAY -> "an array";
            case OBJECT -> "an object";
            case STRING -> "the text " + shortened(found.toString());
            case NUMBER -> "the number " + shortened(found.toString());
            case NULL -> "null";
            case MISSING -> "nothing";
            default -> shortened(found.toString());
        };
    }

    /** Enough of a text to recognize it in a message. */
    static String shortened(String text) {
        return shortened(text, 60);
    }

    /** At most this many characters of a text; none is cut in two. */
    static String shortened(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = most - 3;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "...";
    }
}
