package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The Java side of a program in TypeScript ({@code consumers/src/typescript}), which {@code scripts/check-types} compiles and runs. */
class TypeScriptTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Path FOLDER = Path.of("..", "consumers", "src", "typescript");

    private static Desk desk() {
        return Desk.challenger("Club night", Seed.ofWords("rain on Saturday"))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
    }

    @Test
    void theProgramReadsTheStateOfToday() throws IOException {
        String state = JSON.write(desk().state()) + "\n";
        Path file = FOLDER.resolve("event.json");
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, state);
        }
        assertThat(file).as("-Dgolden.write=true rewrites it").content().isEqualTo(state);
    }

    @Test
    void theCommandOfTheProgramIsLegal() throws IOException {
        String document = Files.readString(FOLDER.resolve("command.json"));
        TournamentCommand command = JSON.read(document, TournamentCommand.class).get();
        assertThat(desk().apply(command).lastSentences().mkString(" ")).contains("Emil");
    }
}
