package io.github.crisisrules.heroic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.RulebookCheck;
import io.github.crisisrules.heroic.rulebook.HeroicRuleId;
import org.junit.jupiter.api.Test;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-heroic", "io.github.crisisrules.heroic");
    }

    @Test
    void theTextsOfTheRulesComeByACall() {
        assertThat(HeroicRuleId.catalogue().entries()).isNotEmpty();
    }
}
