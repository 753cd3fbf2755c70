package io.github.crisisrules.lab.colossus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.lab.simulation.Simulation;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games as readable text: each command, what happened by which rule, and the state after it. */
class ColossusGoldenTest {
    /** Short games: two that the Crisis Team wins and two that it loses. */
    @ParameterizedTest
    @CsvSource({"NARRATIVE, 192", "NORMAL, 38", "HARD, 1", "UNSTOPPABLE, 5"})
    void aGameGoesAsItAlwaysWent(ColossusDifficulty difficulty, long seed) throws IOException {
        Path file = Path.of(
                "src", "test", "resources", "colossus", difficulty.name().toLowerCase(Locale.ROOT) + ".txt");
        String text = text(asked(difficulty).play(Seed.of(seed)));
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file, UTF_8));
    }

    /** The Crisis Team is asked in every step of the round, so that each of them can be read. */
    static Simulation<ColossusState, ColossusCommand, ColossusEvent> asked(ColossusDifficulty difficulty) {
        CrisisTeam team = ColossusSimulation.standInTeam();
        return ColossusSimulation.standIn(difficulty)
                .withStart(seed -> Play.started(Colossus.start(
                        ColossusSetup.shuffled(difficulty, team, MomentumTrack.STAND_IN, seed.split("setup"))
                                .withAskedSteps(Vector.of(Step.values())))));
    }

    private static String text(Play<ColossusState, ColossusCommand, ColossusEvent> game) {
        StringBuilder text = new StringBuilder();
        var setup = game.start().setup();
        text.append("Unstoppable Colossus, ").append(setup.difficulty().describe());
        text.append("; towers at places 1 to 6: ")
                .append(setup.towerPlaces().map(Tower::number).mkString(" "));
        text.append("; tokens: ")
                .append(setup.towerTokens().map(Tower::number).mkString(" "))
                .append('\n');
        for (var move : game.steps()) {
            text.append("\n> ").append(move.command().describe(game.wording())).append('\n');
            move.events()
                    .forEach(event -> text.append(String.format(
                            Locale.ROOT, "    %-14s %s%n", event.rules().single(), event.describe(game.wording()))));
            text.append("  = ").append(move.state().describe()).append('\n');
        }
        return text.toString();
    }
}
