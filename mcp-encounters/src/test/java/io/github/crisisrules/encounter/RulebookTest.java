package io.github.crisisrules.encounter;

import io.github.crisisrules.core.conformance.RulebookCheck;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-encounters", "io.github.crisisrules.encounter");
    }
}
