package io.github.crisisrules.sentence;

import java.util.Optional;

/** The arguments of a message, and how generated code reads them. */
interface Arguments {
    /** Returns the Java type of an argument as written in the source, "?" if it is unknown; none if there is no such argument. */
    Optional<String> type(String name);

    /** Returns the Java expression of an argument. */
    String java(String name);

    /** Returns whether the type is unknown to the compiler, so that the value is converted when the program runs. */
    boolean isDynamic();

    /** Returns the names of all arguments, for messages. */
    String known();
}
