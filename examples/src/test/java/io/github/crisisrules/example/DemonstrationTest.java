package io.github.crisisrules.example;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.example.heroic.HeroicActionOdds;
import io.github.crisisrules.example.tournament.ChallengerEvent;
import io.github.crisisrules.example.tournament.PlayedEvent;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DemonstrationTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void printsTheEventsHighlightsFirstThenSamplesOfTheRest() {
        assertThat(run("7")).isZero();
        assertThat(out.toString(UTF_8))
                .startsWith("Seed " + Seed.of(7) + "\n\n" + ChallengerEvent.highlights(PlayedEvent.of(Seed.of(7))))
                .contains("6 attack dice against 3 defence dice", HeroicActionOdds.report())
                .contains(
                        "encounter.ColossusGame",
                        "encounter.HulkGame",
                        "tournament.ShowPage",
                        "tournament.ChallengerEvent");
        assertThat(err.size()).isZero();
        assertThat(out.toString(UTF_8).lines()).as("two screens, no more").hasSizeLessThan(120);
    }

    @Test
    void aSeedIsANumberItsOwnDigitsOrWordsAndOneIfLeftOut() {
        assertThat(seedOf()).isEqualTo(Seed.of(1));
        assertThat(seedOf("-3")).isEqualTo(Seed.of(-3));
        assertThat(seedOf("three", "blue", "doors")).isEqualTo(Seed.ofWords("three blue doors"));
        assertThat(seedOf(Seed.of(5).toString())).isEqualTo(Seed.of(5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "--help", "99999999999999999999"})
    void badArgumentsGiveOneLineAndExitCode2(String argument) {
        assertThat(run(argument)).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString(UTF_8).lines()).hasSize(1).allMatch(line -> line.contains("seed"));
    }

    private Seed seedOf(String... args) {
        out.reset();
        assertThat(run(args)).isZero();
        return Seed.parse(out.toString(UTF_8).substring(5, 37));
    }

    private int run(String... args) {
        return Demonstration.program()
                .run(Vector.of(args), new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8));
    }
}
