package io.github.crisisrules.tournament.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Catalogue;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class EventRulesTest {
    @Test
    void oneCallGivesTheTextsOfAllThreeClassesOfIds() {
        Catalogue catalogue = EventRules.catalogue();
        assertThat(Vector.of(EventRules.BYE, ChallengerRules.TABLE, TimelineRules.BRACKET)
                        .map(id -> catalogue.find(id).isDefined()))
                .containsOnly(true);
        assertThat(catalogue.find(EventRules.POINTS).get().text()).isEqualTo("Win 3, draw 1, loss 0.");
    }
}
