package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.GameConformance;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TournamentConformanceTest {
    @Test
    void anEventKeepsTheLawsOfAGame() {
        Map<Phase, Integer> ends = new EnumMap<>(Phase.class);
        GameConformance.check(
                new TournamentSubject(), Seed.of(11), 80, 60, end -> ends.merge(end.phase(), 1, Integer::sum));
        assertThat(ends).containsKeys(Phase.CLOSED);
    }
}
