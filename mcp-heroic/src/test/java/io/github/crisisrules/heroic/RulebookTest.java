package io.github.crisisrules.heroic;

import io.github.crisisrules.core.conformance.RulebookCheck;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-heroic", "io.github.crisisrules.heroic");
    }
}
