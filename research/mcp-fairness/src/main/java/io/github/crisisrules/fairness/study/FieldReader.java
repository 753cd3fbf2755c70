package io.github.crisisrules.fairness.study;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.vavr.collection.Vector;
import java.util.Iterator;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Reads the fields of one object of a study file. It keeps the path of the object for messages, and the names of
 * the fields read, to detect unknown ones.
 */
final class FieldReader {
    /** Aborts the reading. It never leaves this package. */
    static final class Faulty extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Faulty(String message) {
            super(message, null, false, false);
        }

        String line() {
            return String.valueOf(getMessage());
        }
    }

    private final String path;
    private final JsonNode node;
    private final TreeSet<String> known = new TreeSet<>();

    FieldReader(String path, JsonNode node) {
        this.path = path;
        this.node = node;
        if (!node.isObject()) {
            throw new Faulty((path.isEmpty() ? "The study" : path) + " must be an object with named fields.");
        }
    }

    /** Creates an object from what was read. If the object rejects it, {@code at} is added to the message. */
    static <T> T checked(String at, Supplier<T> making) {
        try {
            return making.get();
        } catch (IllegalArgumentException fault) {
            throw new Faulty(at + fault.getMessage());
        }
    }

    /** Creates an object from fields of this one. If the object rejects them, the path is added to the message. */
    <T> T make(Supplier<T> making) {
        return checked(at(""), making);
    }

    /** Reads a list, each element with its path. A single element may be written without brackets. */
    <T> Vector<T> list(String name, BiFunction<String, JsonNode, T> reading) {
        JsonNode value = node(name);
        return list(
                at(name),
                value.isArray() ? value : JsonNodeFactory.instance.arrayNode().add(value),
                reading);
    }

    static <T> Vector<T> list(String at, JsonNode list, BiFunction<String, JsonNode, T> reading) {
        return Vector.ofAll(list).zipWithIndex((node, i) -> reading.apply(at + "[" + i + "]", node));
    }

    /** Reads an object and rejects fields of it that were not read. */
    <T> T object(String name, Function<FieldReader, T> reading) {
        return whole(at(name), node(name), reading);
    }

    /** Reads an object and rejects fields of it that were not read. */
    static <T> T whole(String at, JsonNode node, Function<FieldReader, T> reading) {
        FieldReader in = new FieldReader(at, node);
        T read = reading.apply(in);
        in.done();
        return read;
    }

    /** Reads a field if it is there. */
    <T> void optional(String name, Function<String, T> reading, Consumer<? super T> target) {
        if (has(name)) {
            target.accept(reading.apply(name));
        }
    }

    /** Rejects fields that were not read. */
    void done() {
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) {
                throw new Faulty(at(name) + " is not a field here. Choose one of " + String.join(", ", known));
            }
        }
    }

    boolean has(String name) {
        known.add(name);
        return node.has(name);
    }

    String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    JsonNode node(String name) {
        if (!has(name)) {
            throw new Faulty(at(name) + " is missing.");
        }
        return node.get(name);
    }

    String text(String name, String otherwise) {
        return has(name) ? text(at(name), node(name)) : otherwise;
    }

    String text(String name) {
        return text(at(name), node(name));
    }

    static String text(String at, JsonNode value) {
        if (!value.isTextual()) {
            throw new Faulty(at + " must be a string, but is " + value);
        }
        return value.textValue();
    }

    /** Reads a text that may be written as a whole number without quotes. */
    String textOrNumber(String name) {
        return node(name).isIntegralNumber() ? node(name).asText() : text(name);
    }

    long whole(String name, long otherwise) {
        return has(name) ? whole(name) : otherwise;
    }

    long whole(String name) {
        JsonNode value = node(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new Faulty(at(name) + " must be a whole number, but is " + value);
        }
        return value.longValue();
    }

    int small(String name, int otherwise) {
        long value = whole(name, otherwise);
        if (value != (int) value) {
            throw new Faulty(at(name) + " must be a whole number that fits into 32 bits, but is " + value);
        }
        return (int) value;
    }

    int small(String name) {
        node(name);
        return small(name, 0);
    }

    double number(String name, double otherwise) {
        return has(name) ? number(at(name), node(name)) : otherwise;
    }

    double number(String name) {
        return number(at(name), node(name));
    }

    static double number(String at, JsonNode value) {
        if (!value.isNumber() || !Double.isFinite(value.doubleValue())) {
            throw new Faulty(at + " must be a finite number, but is " + value.asText());
        }
        return value.doubleValue();
    }
}
