package io.github.crisisrules.example.organizer;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The options with which the desk is started. Whatever is wrong with them is one line that names the option. */
class OrganizerTest extends DeskFixture {
    private static String wrong(String... options) {
        return Organizer.run(Vector.of(options)).getLeft();
    }

    @Test
    void aTakenPortNamesItsOption() {
        String database = "jdbc:sqlite:" + folder.resolve("other.db");
        assertThat(wrong("--database", database, "--port", Integer.toString(server.port())))
                .startsWith("Port " + server.port() + " of 127.0.0.1 is taken")
                .contains("--port")
                .doesNotContain("\n");
    }

    @Test
    void otherMistakesNameTheirOptionToo() {
        assertThat(wrong("--port", "many")).contains("The port many is not a number from 0 to 65535", "--port");
        assertThat(wrong("--port", "70000")).contains("The port 70000", "--port");
        Vector.of("192.0.2.7:8080", "http://", "http://192.0.2.7/desk", "http://a b")
                .forEach(address -> assertThat(wrong("--address", address))
                        .contains("The address " + address + " is not one that phones open", "--address"));
        assertThat(wrong("--secret", "guess me"))
                .contains("The secret has 8 characters; at least 16 are needed", "--secret")
                .doesNotContain("guess me");
        assertThat(wrong("--database", "jdbc:none:x?password=hush"))
                .contains("jdbc:none:x", "--database")
                .doesNotContain("hush");
        Vector.of("--prot 80", "--port", "port 80", "-- x")
                .forEach(options ->
                        assertThat(wrong(options.split(" "))).as(options).contains("--host", "--port"));
    }

    @Test
    void phonesReachAHostThatIsNotThisMachineAlone() {
        Vector.of("127.0.0.1", "127.1.2.3", "localhost", "::1")
                .forEach(host -> assertThat(Organizer.reached(host)).as(host).isEmpty());
        assertThat(Organizer.reached("192.0.2.7")).contains("192.0.2.7");
        assertThat(Organizer.reached("0.0.0.0")).doesNotContain("0.0.0.0");
    }

    @Test
    void helpNamesEveryOption() {
        String help = Organizer.run(Vector.of("--help")).get();
        Vector.of("--host", "--port", "--database", "--secret", "--address", "--version", "-Dexec.args=")
                .forEach(option -> assertThat(help).contains(option));
    }
}
