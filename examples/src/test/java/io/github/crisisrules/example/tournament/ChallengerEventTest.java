package io.github.crisisrules.example.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class ChallengerEventTest {
    private static final String EVENT = ChallengerEvent.text(Seed.of(1));

    @Test
    void printsPairingsAndStandingsOfEveryRoundTheBracketAndTheChampion() {
        assertThat(EVENT)
                .contains("Round 1\n", "Round 4\n", "Standings after round 1\n", "Standings after round 4\n")
                .contains("Final rounds\n", "Race for the top 8\n", "Champion: ", "bye", "dropped");
    }

    @Test
    void theSameSeedGivesTheSameEventAndAnotherSeedAnother() {
        assertThat(ChallengerEvent.text(Seed.of(1))).isEqualTo(EVENT);
        assertThat(ChallengerEvent.text(Seed.of(2))).isNotEqualTo(EVENT);
    }
}
