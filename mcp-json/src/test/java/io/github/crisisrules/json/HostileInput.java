package io.github.crisisrules.json;

import io.github.crisisrules.core.conformance.HostileText;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.hulk.HulkSetup;

/** Texts that should not be typed, also where a document is read: with what means something in JSON, and far too long ones. */
final class HostileInput {
    static final HostileText TEXTS = HostileText.NAMES.and(
            "\"",
            "/~0",
            "{}",
            "1e9",
            HulkSetup.HULK.name(),
            ColossusCard.NAME,
            "x".repeat(201),
            "x".repeat(1_001),
            "x".repeat(20_001));

    private HostileInput() {}
}
