package io.github.crisisrules.core.text;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of messages in the syntax of the sentence catalogues. */
final class MessageArbitraries {
    private MessageArbitraries() {}

    /**
     * Messages about a {@code number}, a {@code name}, a {@code flag}, a {@code kind} (GOOD, BAD or UGLY) and a list of
     * {@code items}: literal text with apostrophes and quoted braces, arguments, plurals and selects, nested to some depth.
     */
    static Arbitrary<String> messages() {
        return message(2, false);
    }

    private static Arbitrary<String> message(int depth, boolean inPlural) {
        return part(depth, inPlural).list().ofMinSize(1).ofMaxSize(4).map(parts -> String.join("", parts));
    }

    private static Arbitrary<String> part(int depth, boolean inPlural) {
        Arbitrary<String> plain = Arbitraries.of(
                "word ",
                "Ada''s ",
                "it's ",
                " of ",
                "ñ¿ ",
                "'{' ",
                "'}' ",
                "\"quoted\" ",
                "{number}",
                "{name}",
                "{items}");
        Arbitrary<String> simple = inPlural ? Arbitraries.oneOf(plain, Arbitraries.of("#", "'#' ", " # of ")) : plain;
        if (depth == 0) {
            return simple;
        }
        Arbitrary<String> plural = Combinators.combine(
                        Arbitraries.of("number", "items"),
                        Arbitraries.of("", "=0 {none} ", "=2 {a pair} ", "=1 {just one} "),
                        message(depth - 1, true),
                        message(depth - 1, true))
                .as((name, exact, one, other) ->
                        "{" + name + ", plural, " + exact + "one {" + one + "} other {" + other + "}}");
        Arbitrary<String> select = Combinators.combine(
                        Arbitraries.of("flag, select, true", "kind, select, GOOD", "kind, select, BAD {x} UGLY"),
                        message(depth - 1, inPlural),
                        message(depth - 1, false))
                .as((choice, one, other) -> "{" + choice + " {" + one + "} other {" + other + "}}");
        return Arbitraries.oneOf(simple, plural, select);
    }
}
