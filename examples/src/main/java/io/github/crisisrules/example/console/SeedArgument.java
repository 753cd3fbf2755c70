package io.github.crisisrules.example.console;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** A seed as given on a command line: a number, the 32 digits that a seed prints, or words. */
public final class SeedArgument {
    private SeedArgument() {}

    /** The seed that all arguments together name, the default where there are none, or what is wrong with them. */
    public static Either<String, Seed> parse(Seq<String> arguments, Seed without) {
        return arguments.isEmpty() ? Either.right(without) : parse(arguments.mkString(" "));
    }

    /** The seed, or what is wrong with the argument. */
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
