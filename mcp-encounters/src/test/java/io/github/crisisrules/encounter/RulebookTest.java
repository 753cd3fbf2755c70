package io.github.crisisrules.encounter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.RulebookCheck;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import org.junit.jupiter.api.Test;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-encounters", "io.github.crisisrules.encounter");
    }

    @Test
    void theTextsOfTheRulesComeByACall() {
        assertThat(EncounterRuleId.catalogue().entries()).isNotEmpty();
    }
}
