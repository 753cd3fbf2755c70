package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many random commands at the desk. The long walk is not part of the ordinary build, but of the profile {@code fuzz}. */
class DeskFuzz {
    private static final int COMMANDS = Integer.getInteger("fuzz.commands", 100_000);

    @Test
    @Tag("fuzz")
    void aHundredThousandCommandsKeepEveryInvariant() {
        Seed seed = Seed.of(Long.getLong("fuzz.seed", 1));
        assertThat(DeskWalk.walk(seed, COMMANDS, DeskWalk::plainName)).isGreaterThan(COMMANDS / 2);
    }
}
