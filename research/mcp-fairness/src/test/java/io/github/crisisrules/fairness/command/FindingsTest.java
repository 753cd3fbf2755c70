package io.github.crisisrules.fairness.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.run.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs every command of docs/engineering/fairness.md. Hundreds of thousands of events: with the long histories only. */
class FindingsTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "engineering", "fairness.md");
    private static final String COMMAND = "fairness ";

    @Test
    @Tag("fuzz")
    void everyTableOfThePageIsPrintedByTheCommandAboveIt() throws IOException {
        List<String> printed = List.of();
        int compared = 0;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith(COMMAND)) {
                StringWriter out = new StringWriter();
                PrintWriter writer = new PrintWriter(out, true);
                assertThat(Fairness.run(
                                Engine.CORES,
                                writer,
                                writer,
                                line.substring(COMMAND.length()).split(" ")))
                        .as(line)
                        .isZero();
                printed = out.toString().lines().toList();
            } else if (line.startsWith("|") && !printed.isEmpty()) {
                assertThat(printed).contains(line);
                compared++;
            }
        }
        assertThat(compared).as("lines of tables").isGreaterThan(50);
    }
}
