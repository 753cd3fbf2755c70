package io.github.crisisrules.example.console;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.Locale;

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
        if (text.isEmpty()) {
            return Either.left("the seed is empty: give a number or words");
        }
        if (text.matches("[0-9A-Fa-f]{32}")) {
            return Either.right(Seed.parse(text.toLowerCase(Locale.ROOT)));
        }
        if (text.matches("-?[0-9]+")) {
            try {
                return Either.right(Seed.of(Long.parseLong(text)));
            } catch (NumberFormatException e) {
                return Either.left("the seed " + text + " is too large: give a number of at most 18 digits, or words");
            }
        }
        return text.startsWith("-")
                ? Either.left("there is no option " + text + ": give a seed, a number or words")
                : Either.right(Seed.ofWords(text));
    }
}
