package io.github.crisisrules.example.organizer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** The options with which the desk is started. */
class OrganizerTest extends DeskFixture {
    @Test
    void aTakenPortNamesItsOption() {
        String database = "jdbc:sqlite:" + folder.resolve("other.db");
        assertThatThrownBy(() -> Organizer.main(
                        new String[] {"--database", database, "--port", Integer.toString(server.port())}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Port " + server.port() + " of 127.0.0.1 is taken")
                .hasMessageContaining("--port");
    }

    @Test
    void helpNamesEveryOption() throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            Organizer.main(new String[] {"--help"});
        } finally {
            System.setOut(before);
        }
        Vector.of("--host", "--port", "--database", "--secret", "--address", "--version", "-Dexec.args=")
                .forEach(option -> assertThat(printed.toString(UTF_8)).contains(option));
    }
}
