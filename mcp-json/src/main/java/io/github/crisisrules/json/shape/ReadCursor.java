package io.github.crisisrules.json.shape;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.reflect.Throwing;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A place in a document that is being read, with its path and the limits. It creates the refusals of what is found there. */
public final class ReadCursor {
    private static final int MAX_SAME_HASH = 200;

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

    /** Returns the refusal of a value that is not what the form asks for. */
    public ReadingRefusedException expected(String what, JsonValue found) {
        return refuse(RefusalKind.FORM, "Expected " + what + ", found " + words(found) + ".");
    }

    /** Returns the array here, or throws a refusal if this is no array or exceeds the limits. */
    public JsonArray array(JsonValue json) {
        if (!(json instanceof JsonArray array)) {
            throw expected("an array", json);
        }
        checkSize(array.size());
        return array;
    }

    /** Returns the object here, or throws a refusal if this is no object or exceeds the limits. */
    public JsonObject object(JsonValue json, String what) {
        if (!(json instanceof JsonObject object)) {
            throw expected(what, json);
        }
        checkSize(object.size());
        return object;
    }

    /**
     * Throws a refusal if very many keys have the same hash code. Documents of chosen texts have such keys, and Vavr's maps and
     * sets would compare each of them with all others.
     */
    public void checkHashes(Iterable<?> keys) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (Object key : keys) {
            if (counts.merge(key.hashCode(), 1, Integer::sum) > MAX_SAME_HASH) {
                throw refuse(
                        RefusalKind.LIMIT,
                        "More than " + MAX_SAME_HASH + " keys have the same hash code. Choose other keys.");
            }
        }
    }

    private void checkSize(int size) {
        if (size > limits.items()) {
            throw refuse(
                    RefusalKind.LIMIT,
                    "This has " + size + " items, and at most " + limits.items()
                            + " are read. Raise ReadLimits.items for a document that you trust.");
        }
    }

    /**
     * Returns a value that its own constructor, builder or description checks. An {@link IllegalArgumentException} of
     * these checks becomes a refusal with their message; any other exception is a defect of the library and escapes.
     */
    public <T> T checked(Throwing<T> work) {
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

    private static String words(JsonValue found) {
        if (found instanceof JsonArray) {
            return "an array";
        }
        if (found instanceof JsonObject) {
            return "an object";
        }
        String kind = found instanceof JsonString ? "the text " : found instanceof JsonNumber ? "the number " : "";
        return kind + shortened(found.toString());
    }

    /** Returns enough of a text to recognize it in a message. */
    private static String shortened(String text) {
        return shortened(text, 60);
    }

    /** Returns at most {@code max} characters of a text, without half of a surrogate pair at the end. */
    public static String shortened(String text, int max) {
        if (text.length() <= max) {
            return text;
        }
        int end = max - 3;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "...";
    }
}
