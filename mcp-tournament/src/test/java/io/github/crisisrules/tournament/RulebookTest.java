package io.github.crisisrules.tournament;

import io.github.crisisrules.core.conformance.RulebookCheck;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-tournament", "io.github.crisisrules.tournament");
    }
}
