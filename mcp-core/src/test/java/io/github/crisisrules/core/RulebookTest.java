package io.github.crisisrules.core;

import io.github.crisisrules.core.conformance.RulebookCheck;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-core", "io.github.crisisrules.core");
    }
}
