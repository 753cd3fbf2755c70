package io.github.crisisrules.fairness.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.run.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Draws the tables of docs/engineering/forecasts.md again. The events are not part of the project, so this runs where
 * their folder is named: {@code -Dcalibration.events=FOLDER}.
 */
@EnabledIfSystemProperty(named = "calibration.events", matches = ".+")
class CalibrationPageTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "engineering", "forecasts.md");

    @Test
    void everyTableThatTheCommandPrintsStandsOnThePage() throws IOException {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out, true);
        assertThat(Fairness.run(Engine.CORES, writer, writer, "calibrate", System.getProperty("calibration.events")))
                .isZero();
        assertThat(Files.readAllLines(PAGE, UTF_8))
                .containsAll(out.toString()
                        .lines()
                        .filter(line -> line.startsWith("|"))
                        .toList());
    }
}
