package io.github.crisisrules.encounter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.RulebookCheck;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import org.junit.jupiter.api.Test;

class RulebookTest extends RulebookCheck {
    RulebookTest() {
        super("mcp-encounters", "io.github.crisisrules.encounter");
    }

    @Override
    protected Map<String, String> rulesWithoutAFunction() {
        return LinkedHashMap.<String, String>empty()
                .put(
                        "I-UC-8",
                        "order: links, tokens, loss, Momentum, next token, damage and Power at a destroyed tower")
                .put("I-UC-9", "order: result of the chart, gain for terrain, then another Rampage")
                .put(
                        "I-UC-10",
                        "order: the token at once, the Subdued Rampage after the effect, then the activation goes on")
                .put(
                        "I-UE-4",
                        "order: Dazed characters are flipped before characters advance, and no round is the last")
                .put("UC-VP", "a prohibition: there are no victory points to calculate")
                .put(
                        "UC-WORST",
                        "people: the players choose the worst result; the choices of the game list the legal ones")
                .put("UE-FIRST", "order: the Crisis Team has the first turn");
    }

    @Test
    void theTextsOfTheRulesComeByACall() {
        assertThat(EncounterRuleId.catalogue().entries()).isNotEmpty();
    }
}
