package io.github.crisisrules.tournament;

import io.github.crisisrules.core.conformance.RulebookCheck;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-tournament", "io.github.crisisrules.tournament");
    }

    @Override
    protected Map<String, String> rulesWithoutAFunction() {
        return LinkedHashMap.of(
                "I-EV-18", "order: what an organizer may put right at the desk; there is nothing to calculate");
    }
}
