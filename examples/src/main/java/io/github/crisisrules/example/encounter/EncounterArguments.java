package io.github.crisisrules.example.encounter;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.Locale;

/** The arguments of an encounter's program: the number of a seed and a difficulty. */
record EncounterArguments<D extends Enum<D>>(long seed, D difficulty) {
    private static final String DEFAULT_SEED = "7";

    /** Parses the arguments. The defaults are seed 7 and the difficulty {@code without}. */
    static <D extends Enum<D>> Either<String, EncounterArguments<D>> parse(Vector<String> given, D without) {
        if (given.size() > 2) {
            return Either.left("too many arguments: give a seed and a difficulty, or nothing");
        }
        String number = given.headOption().getOrElse(DEFAULT_SEED);
        Either<String, Long> seed =
                Try.of(() -> Long.parseLong(number)).toEither("the seed '" + number + "' is not a number");
        Either<String, D> difficulty =
                given.drop(1).headOption().fold(() -> Either.right(without), word -> difficulty(word, without));
        return seed.flatMap(read -> difficulty.map(chosen -> new EncounterArguments<>(read, chosen)));
    }

    private static <D extends Enum<D>> Either<String, D> difficulty(String word, D without) {
        Vector<D> all = Vector.of(without.getDeclaringClass().getEnumConstants());
        Option<D> found = all.find(each -> each.name().equals(word.toUpperCase(Locale.ROOT)));
        return found.toEither(() -> "there is no difficulty '" + word + "': give one of "
                + all.map(each -> each.name().toLowerCase(Locale.ROOT)).mkString(", "));
    }
}
