package io.github.crisisrules.fairness.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The launchers for two kinds of machines start the same program, compiled in the same way. */
class LauncherTest {
    private static final Path SCRIPTS = Path.of("..", "..", "scripts");

    @Test
    void bothLaunchersDoTheSame() throws IOException {
        String unix = Files.readString(SCRIPTS.resolve("fairness")).replace("\\\n", " ");
        String windows = Files.readString(SCRIPTS.resolve("fairness.cmd"));
        for (String part : List.of(
                " " + Fairness.class.getName() + " ",
                "FAIRNESS_CLASSPATH",
                "FAIRNESS_JAVA_OPTS",
                "MAVEN_ARGS",
                "-pl :mcp-fairness -am process-classes",
                "-Dmaven.test.skip=true",
                "-DincludeScope=runtime",
                plugin(unix))) {
            assertThat(unix).contains(part);
            assertThat(windows).contains(part);
        }
        assertThat(unix).contains("mcp-fairness/target/fairness.classpath", "mcp-fairness/target/classes:");
        assertThat(windows).contains("mcp-fairness\\target\\fairness.classpath", "mcp-fairness\\target\\classes;");
        // A file for Windows ends its lines as Windows does, or cmd loses its labels; there are none here, and both
        // kinds are read.
        assertThat(windows.lines()).allMatch(line -> !line.strip().startsWith(":"));
    }

    /** The plugin that lists the jars, with its version. */
    private static String plugin(String script) {
        int from = script.indexOf("org.apache.maven.plugins:maven-dependency-plugin:");
        return script.substring(from, script.indexOf(' ', from));
    }
}
