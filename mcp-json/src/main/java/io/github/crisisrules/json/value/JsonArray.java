package io.github.crisisrules.json.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A sequence of values. */
public final class JsonArray implements JsonValue, Iterable<JsonValue> {
    private static final JsonArray EMPTY = new JsonArray(List.of());

    private final List<JsonValue> items;

    private JsonArray(List<JsonValue> items) {
        this.items = Collections.unmodifiableList(items);
    }

    /** Returns the array without items. */
    public static JsonArray empty() {
        return EMPTY;
    }

    /** Returns an array of the given items. */
    public static JsonArray of(JsonValue... items) {
        return ofAll(List.of(items));
    }

    /** Returns an array of the given items. */
    public static JsonArray ofAll(Iterable<? extends JsonValue> items) {
        Builder builder = builder();
        items.forEach(builder::add);
        return builder.build();
    }

    /** Returns an array of the given texts. */
    public static JsonArray ofTexts(Iterable<String> texts) {
        Builder builder = builder();
        texts.forEach(text -> builder.add(JsonValue.of(text)));
        return builder.build();
    }

    /** Returns a builder without items. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns the items, which cannot be changed. */
    public List<JsonValue> items() {
        return items;
    }

    /** Returns the number of items. */
    public int size() {
        return items.size();
    }

    /** Returns whether there are no items. */
    public boolean isEmpty() {
        return items.isEmpty();
    }

    /**
     * Returns an item, counted from 0.
     *
     * @throws IndexOutOfBoundsException if there is no such item
     */
    public JsonValue get(int index) {
        return items.get(index);
    }

    @Override
    public Iterator<JsonValue> iterator() {
        return items.iterator();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonArray array && array.items.equals(items);
    }

    @Override
    public int hashCode() {
        return items.hashCode();
    }

    @Override
    public String toString() {
        return JsonPrinter.line(this);
    }

    /** Collects the items of one array. */
    public static final class Builder {
        private @Nullable List<JsonValue> items = new ArrayList<>();

        private Builder() {}

        /** Adds an item at the end. */
        public Builder add(JsonValue item) {
            open().add(Objects.requireNonNull(item, "item"));
            return this;
        }

        /** Returns the array. The builder cannot be used afterwards. */
        public JsonArray build() {
            JsonArray array = new JsonArray(open());
            items = null;
            return array;
        }

        private List<JsonValue> open() {
            if (items == null) {
                throw new IllegalStateException("The array is built. Take another builder.");
            }
            return items;
        }
    }
}
