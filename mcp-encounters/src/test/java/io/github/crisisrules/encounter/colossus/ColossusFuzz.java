package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many more games than the ordinary build plays; part of the profile {@code fuzz}. A failure names its seed. */
@Tag("fuzz")
class ColossusFuzz {
    @Test
    void thousandsOfRandomGamesKeepTheRulesAndReachEveryEndAtEveryDifficulty() {
        ColossusConformanceTest.randomGames(
                Seed.of(Long.getLong("fuzz.seed", 1)), Integer.getInteger("fuzz.runs", 10_000));
    }
}
