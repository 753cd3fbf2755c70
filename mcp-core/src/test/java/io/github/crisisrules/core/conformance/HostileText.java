package io.github.crisisrules.core.conformance;

import io.github.crisisrules.core.chance.RandomSource;
import io.vavr.collection.Vector;

/**
 * Texts that should not be typed as a name: control characters, half characters, invisible ones, look-alikes, markup.
 *
 * @param pieces what they are put together from
 */
public record HostileText(Vector<String> pieces) {
    /** Texts that every module should accept, or refuse with a sentence. */
    public static final HostileText NAMES = new HostileText(Vector.of(
            "Ada",
            "ada",
            "Zo\u00eb",
            "Zoe\u0308",
            "\u0410da",
            "\u200b",
            "\u200d",
            "\ufeff",
            " ",
            "\u00a0",
            "\t",
            "\n",
            "\r",
            "\u0000",
            "\u007f",
            "\u2028",
            "\ud800",
            "\udc00",
            "\ud83c\udfb2",
            "\u202e",
            "\ufffe",
            "\u3164",
            "|",
            "<b>",
            "\\",
            "#1",
            "",
            "x".repeat(70)));

    /** With more pieces. */
    public HostileText and(String... more) {
        return new HostileText(pieces.appendAll(Vector.of(more)));
    }

    /** One to three pieces, drawn. */
    public String one(RandomSource random) {
        return Vector.range(0, 1 + random.below(3))
                .map(i -> pieces.get(random.below(pieces.size())))
                .mkString();
    }
}
