package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.reflect.Throwing;
import org.jspecify.annotations.Nullable;

/** A place in a document that is being read, with its path and the limits. It creates the refusals of what is found there. */
public final class ReadCursor {
    private final @Nullable ReadCursor parent;
    private final String step;
    private final ReadLimits limits;

    private ReadCursor(@Nullable ReadCursor parent, String step, ReadLimits limits) {
        this.parent = parent;
        this.step = step;
        this.limits = limits;
    }

    /** Returns the place of the document itself. */
    public static ReadCursor root(ReadLimits limits) {
        return new ReadCursor(null, "", limits);
    }

    /** Returns the place of a field of the object here. */
    public ReadCursor field(String name) {
        return new ReadCursor(this, name, limits);
    }

    /** Returns the place of an item of the array here, counted from 0. */
    public ReadCursor item(int index) {
        return new ReadCursor(this, Integer.toString(index), limits);
    }

    /** Returns the JSON pointer to this place. */
    public String pointer() {
        StringBuilder path = new StringBuilder();
        for (ReadCursor each = this; each.parent != null; each = each.parent) {
            path.insert(0, "/" + each.step.replace("~", "~0").replace("/", "~1"));
        }
        return path.toString();
    }

    /** Returns the refusal of what is here. */
    public ReadingRefusedException refuse(RefusalKind kind, String message) {
        return new ReadingRefusedException(JsonRefusal.of(pointer(), kind, message));
    }

    /** Returns the refusal of what is here by the rules. */
    public ReadingRefusedException refuse(Iterable<? extends RuleViolation> violations) {
        return new ReadingRefusedException(JsonRefusal.byRules(pointer(), violations));
    }

    /** Returns the refusal of a node that is not what the form asks for. */
    ReadingRefusedException expected(String what, JsonNode found) {
        return refuse(RefusalKind.FORM, "Expected " + what + ", found " + words(found) + ".");
    }

    /** Throws a refusal unless the node is an array within the limits. */
    public void checkArray(JsonNode json) {
        if (!json.isArray()) {
            throw expected("an array", json);
        }
        checkSize(json);
    }

    /** Throws a refusal if an array or object exceeds the limits. */
    void checkSize(JsonNode container) {
        if (container.size() > limits.items()) {
            throw refuse(
                    RefusalKind.LIMIT,
                    "This has " + container.size() + " items, and at most " + limits.items()
                            + " are read. Raise ReadLimits.items for a document that you trust.");
        }
    }

    /**
     * Creates a value by its own constructor or builder. An {@link IllegalArgumentException} of its checks becomes a
     * refusal with their message; any other exception is a defect of the library and escapes.
     */
    <T> T guard(Throwing<T> work) {
        try {
            return Throwing.unchecked(work);
        } catch (IllegalArgumentException e) {
            throw refuse(RefusalKind.VALUE, shortened(String.valueOf(e.getMessage()), 300));
        }
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

    /** Returns enough of a text to recognize it in a message. */
    private static String shortened(String text) {
        return shortened(text, 60);
    }

    /** Returns at most {@code max} characters of a text, without half of a surrogate pair at the end. */
    private static String shortened(String text, int max) {
        if (text.length() <= max) {
            return text;
        }
        int end = max - 3;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "...";
    }
}
