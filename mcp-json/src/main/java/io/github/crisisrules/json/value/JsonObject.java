package io.github.crisisrules.json.value;

import io.vavr.control.Option;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Values by name, in the order in which they were added. */
public final class JsonObject implements JsonValue {
    private static final JsonObject EMPTY = new JsonObject(Map.of());

    private final Map<String, JsonValue> fields;

    private JsonObject(Map<String, JsonValue> fields) {
        this.fields = Collections.unmodifiableMap(fields);
    }

    /** Returns the object without fields. */
    public static JsonObject empty() {
        return EMPTY;
    }

    /** Returns an object with one field. */
    public static JsonObject of(String name, JsonValue value) {
        return builder().put(name, value).build();
    }

    /** Returns an object with one field, a text. */
    public static JsonObject of(String name, String text) {
        return of(name, JsonValue.of(text));
    }

    /** Returns a builder without fields. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns all fields in their order, in a map that cannot be changed. */
    public Map<String, JsonValue> fields() {
        return fields;
    }

    /** Returns the number of fields. */
    public int size() {
        return fields.size();
    }

    @Override
    public Option<JsonValue> find(String name) {
        return Option.of(fields.get(name));
    }

    /** Returns this object with a field added at the end, or replaced where it is. */
    public JsonObject with(String name, JsonValue value) {
        Map<String, JsonValue> all = new LinkedHashMap<>(fields);
        all.put(name, Objects.requireNonNull(value, "value"));
        return new JsonObject(all);
    }

    /** Returns this object with a text added at the end, or replaced where it is. */
    public JsonObject with(String name, String text) {
        return with(name, JsonValue.of(text));
    }

    /** Returns this object with the fields of another, which replace fields of the same name. */
    public JsonObject withAll(JsonObject others) {
        Map<String, JsonValue> all = new LinkedHashMap<>(fields);
        all.putAll(others.fields);
        return new JsonObject(all);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonObject object && object.fields.equals(fields);
    }

    @Override
    public int hashCode() {
        return fields.hashCode();
    }

    @Override
    public String toString() {
        return JsonPrinter.line(this);
    }

    /** Collects the fields of one object. */
    public static final class Builder {
        private @Nullable Map<String, JsonValue> fields = new LinkedHashMap<>();

        private Builder() {}

        /**
         * Adds a field.
         *
         * @throws IllegalArgumentException if there is a field of that name already
         */
        public Builder put(String name, JsonValue value) {
            if (open().put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value")) != null) {
                throw new IllegalArgumentException("An object has each name only once. Leave one of the two out.");
            }
            return this;
        }

        /** Adds a field with a text, see {@link #put(String, JsonValue)}. */
        public Builder put(String name, String text) {
            return put(name, JsonValue.of(text));
        }

        /** Adds a field with a whole number, see {@link #put(String, JsonValue)}. */
        public Builder put(String name, long number) {
            return put(name, JsonValue.of(number));
        }

        /** Returns whether there is a field of that name. */
        public boolean has(String name) {
            return open().containsKey(name);
        }

        /** Returns the object. The builder cannot be used afterwards. */
        public JsonObject build() {
            JsonObject object = new JsonObject(open());
            fields = null;
            return object;
        }

        private Map<String, JsonValue> open() {
            if (fields == null) {
                throw new IllegalStateException("The object is built. Take another builder.");
            }
            return fields;
        }
    }
}
