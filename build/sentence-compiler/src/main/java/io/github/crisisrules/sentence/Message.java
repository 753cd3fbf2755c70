package io.github.crisisrules.sentence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A parsed message: its parts from left to right. */
record Message(List<Part> parts) {
    /** A part of a message. */
    sealed interface Part {}

    /** Literal text. */
    record Text(String text) implements Part {}

    /** The value of an argument: {@code {player}}. A collection is written as a list that ends with "and". */
    record Argument(String name) implements Part {}

    /** The value of a collection as a list that ends with "or": {@code {faces, list, or}}. */
    record Alternatives(String name) implements Part {}

    /** The number of the innermost plural: {@code #}. */
    record Count() implements Part {}

    /**
     * A choice by the number of things.
     *
     * @param cases the messages by {@code =0}, {@code =1}, … , {@code one} and {@code other}
     */
    record Plural(String name, Map<String, Message> cases) implements Part {
        Plural {
            cases = new LinkedHashMap<>(cases);
        }
    }

    /** A choice by the key of a value: a constant of an enum, {@code true}, {@code none}, or {@code other}. */
    record Select(String name, Map<String, Message> cases) implements Part {
        Select {
            cases = new LinkedHashMap<>(cases);
        }
    }
}
