package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.GameConformance;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

class HulkConformanceTest {
    private static final int MORE_THAN_ANY_GAME_TAKES = 5000;

    @Test
    @Verifies(HulkRuleId.END)
    void randomGamesKeepTheRulesAndReachEveryEndAtEveryDifficulty() {
        randomGames(Seed.ofWords("hulk"), 3000);
    }

    static void randomGames(Seed seed, int games) {
        Endings endings = new Endings();
        GameConformance.check(new HulkSubject(), seed, games, MORE_THAN_ANY_GAME_TAKES, 25, endings::note);
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            assertThat(endings.seen)
                    .contains(
                            difficulty + ": Gamma Rampage",
                            difficulty + ": Mission Accomplished",
                            difficulty + ": Rampage Over");
        }
        assertThat(endings.seen).hasSize(3 * HulkDifficulty.values().length);
    }

    private static final class Endings {
        private TreeSet<String> seen = TreeSet.empty();

        private void note(HulkState end) {
            assertThat(end.isOver()).as("played to its end").isTrue();
            seen = seen.add(end.setup().difficulty() + ": " + end.ending().get().condition());
        }
    }
}
