package io.github.crisisrules.json;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.vavr.collection.Vector;

/** Texts that nobody should type: control characters, half characters, invisible ones, markup, and far too many of them. */
final class HostileText {
    private static final Vector<String> PIECES = Vector.of(
            "Ada",
            "Zo\u00eb",
            "Zoe\u0308",
            "\u0410da",
            "\u200b",
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
            "\"",
            "/~0",
            "{}",
            "1e9",
            "",
            HulkSetup.HULK.name(),
            ColossusCard.NAME,
            "x".repeat(70),
            "x".repeat(201),
            "x".repeat(1_001),
            "x".repeat(20_001));

    private HostileText() {}

    static String one(Draw draws) {
        return Vector.range(0, 1 + draws.below(3))
                .map(i -> PIECES.get(draws.below(PIECES.size())))
                .mkString();
    }
}
