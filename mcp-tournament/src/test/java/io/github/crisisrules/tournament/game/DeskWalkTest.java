package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class DeskWalkTest {
    @Test
    void randomCommandsNeverThrowAndKeepEveryInvariant() {
        assertThat(DeskWalk.walk(Seed.of(16), 4_000, DeskWalk::plainName)).isGreaterThan(2_000);
    }
}
