package io.github.crisisrules.encounter.colossus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.GameConformance;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.Ending;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashSet;
import org.junit.jupiter.api.Test;

class ColossusConformanceTest {
    private static final int MORE_THAN_ANY_GAME_TAKES = 5000;

    @Test
    @Verifies({
        ColossusRuleId.WORST,
        ColossusRuleId.WIN,
        ColossusRuleId.LOSE,
        ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT,
        ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED
    })
    void randomGamesKeepTheRulesAndReachEveryEndAtEveryDifficulty() {
        randomGames(Seed.of(4), 2000);
    }

    static void randomGames(Seed seed, int games) {
        Noting subject = new Noting();
        GameConformance.check(subject, seed, games, MORE_THAN_ANY_GAME_TAKES, 25, subject::noteEnd);
        for (ColossusDifficulty difficulty : ColossusDifficulty.values()) {
            assertThat(subject.ends)
                    .contains(
                            Tuple.of(difficulty, ColossusState.DESTRUCTION),
                            Tuple.of(difficulty, ColossusState.EVACUATION));
        }
        assertThat(subject.waits).containsExactlyInAnyOrder(Awaiting.values());
    }

    /** Also notes what the games waited for and how they ended. */
    private static final class Noting extends ColossusSubject {
        private LinkedHashSet<Awaiting> waits = LinkedHashSet.empty();
        private LinkedHashSet<Tuple2<ColossusDifficulty, Ending>> ends = LinkedHashSet.empty();

        @Override
        public void checkInvariants(ColossusState state) {
            super.checkInvariants(state);
            waits = waits.add(state.awaiting());
        }

        private void noteEnd(ColossusState end) {
            assertThat(end.isOver()).as("played to its end").isTrue();
            ends = ends.add(Tuple.of(end.setup().difficulty(), end.ending().get()));
        }
    }
}
