package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FrameHistoryProperties {
    @Provide
    Arbitrary<History<FrameState, FrameCommand, FrameEvent>> histories() {
        return GameHistories.of(new FrameSubject()).upTo(150);
    }

    @Property(tries = 60)
    @Verifies({
        EncounterRuleId.TURNS,
        EncounterRuleId.TRACKER,
        EncounterRuleId.POWER,
        EncounterRuleId.ACTIVATION,
        EncounterRuleId.CLEANUP,
        EncounterRuleId.STATUS
    })
    void everyHistoryKeepsTheLawsOfAGame(@ForAll("histories") History<FrameState, FrameCommand, FrameEvent> history) {
        history.check();
    }
}
