package io.github.crisisrules.heroic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.RulebookCheck;
import io.github.crisisrules.heroic.rulebook.HeroicRuleId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.junit.jupiter.api.Test;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-heroic", "io.github.crisisrules.heroic");
    }

    @Override
    protected Map<String, String> rulesWithoutAFunction() {
        return LinkedHashMap.<String, String>empty()
                .put("MH-REACTIONS", "order: reactions cost no action and have no limit")
                .put("I-MH-16", "order: who names the next character to act")
                .put("I-MH-25", "order: removing a trait with ease takes the turn")
                .put("I-MH-31", "order: the hero is asked before a doom die is named");
    }

    @Test
    void theTextsOfTheRulesComeByACall() {
        assertThat(HeroicRuleId.catalogue().entries()).isNotEmpty();
    }
}
