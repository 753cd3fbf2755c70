package io.github.crisisrules.tournament.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Catalogue;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class EventRuleIdTest {
    @Test
    void oneCallGivesTheTextsOfAllThreeClassesOfIds() {
        Catalogue catalogue = EventRuleId.catalogue();
        assertThat(Vector.of(EventRuleId.BYE, ChallengerRuleId.TABLE, TimelineRuleId.BRACKET)
                        .map(id -> catalogue.find(id).isDefined()))
                .containsOnly(true);
        assertThat(catalogue.find(EventRuleId.POINTS).get().text()).isEqualTo("Win 3, draw 1, loss 0.");
    }
}
