package io.github.crisisrules.fairness.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.crisisrules.fairness.run.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Output is never written through a link that an attacker planted where the temporary file goes. */
class AtomicFileTest {
    @TempDir
    private Path folder;

    private void assertChangesNothingOfTheVictim(String output, String... command) throws IOException {
        Path victim = Files.writeString(folder.resolve("victim"), "precious");
        Path link = folder.resolve("." + output + ".part");
        try {
            Files.createSymbolicLink(link, victim);
        } catch (UnsupportedOperationException | IOException e) {
            assumeTrue(false, "no links here: " + e);
        }
        StringWriter err = new StringWriter();
        int code = Fairness.run(Engine.CORES, new PrintWriter(new StringWriter()), new PrintWriter(err), command);
        assertThat(code).as(err.toString()).isZero();
        assertThat(Files.readString(victim)).isEqualTo("precious");
        assertThat(folder.resolve(output)).isRegularFile();
        assertThat(Files.exists(link, LinkOption.NOFOLLOW_LINKS)).isFalse();
    }

    @Test
    void everyCommandThatWritesIsSafe() throws IOException {
        String data = folder.resolve("rows.csv").toString();
        assertChangesNothingOfTheVictim("rows.csv", "data", "drops", "-n", "2", "--event-rows", data);
        String report = folder.resolve("report.md").toString();
        assertChangesNothingOfTheVictim("report.md", "run", "drops", "-n", "2", "-o", report);
        String kept = folder.resolve("kept.json").toString();
        assertChangesNothingOfTheVictim("kept.json", "run", "drops", "-n", "2", "--keep", kept);
        Path matches = Files.writeString(folder.resolve("matches.csv"), "\ufefffirst,second,result\nAda,=cmd,win\n");
        String ratings = folder.resolve("ratings.csv").toString();
        assertChangesNothingOfTheVictim("ratings.csv", "fit", matches.toString(), "-o", ratings);
        assertThat(Files.readString(folder.resolve("ratings.csv"))).contains("\n'=cmd,");
    }
}
