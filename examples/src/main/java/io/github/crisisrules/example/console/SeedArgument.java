package io.github.crisisrules.example.console;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** The parser for a seed on the command line: a number, the 32 digits that a seed prints, or words. */
public final class SeedArgument {
    private SeedArgument() {}

    /**
     * Parses all arguments together as one seed. Returns the default {@code without} if there are none, or a message
     * if they are invalid.
     */
    public static Either<String, Seed> parse(Seq<String> arguments, Seed without) {
        return arguments.isEmpty() ? Either.right(without) : parse(arguments.mkString(" "));
    }

    /** Parses a seed, or returns a message if the argument is invalid. */
    public static Either<String, Seed> parse(String argument) {
        String text = argument.strip();
        if (text.startsWith("-") && text.length() > 1 && !Character.isDigit(text.charAt(1))) {
            return Either.left("there is no option " + text + ": give a seed, a number or words");
        }
        try {
            return Either.right(Seed.read(text));
        } catch (IllegalArgumentException fault) {
            return Either.left(fault.getMessage());
        }
    }
}
