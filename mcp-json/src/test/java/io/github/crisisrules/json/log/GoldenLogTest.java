package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.control.Either;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Logs of every version, kept for ever: each is read, every event in it is what its command does, and the game ends as it did when the log
 * was written. A state of today may tell more. A new version of the form gets new files ({@code -Dgolden.write=true} writes those that are
 * not there yet); the old ones are never written again. Where a mended rule changes what a command does, the log is refused at that
 * place: that is an outcome change, and the file of the version before it moves to a reader of its own.
 */
class GoldenLogTest {
    private static final Path FOLDER =
            Path.of("src", "test", "resources", "io", "github", "crisisrules", "json", "log", "version-1");

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void check(
            String name, LogFormat<F, S, C, E> format, Supplier<Play<S, C, E>> game, Function<S, Object> shown) {
        Path log = FOLDER.resolve(name + ".json");
        Path end = FOLDER.resolve(name + ".end.json");
        CrisisJson json = CrisisJson.standard();
        if (!Files.exists(log) && Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(log, format.write(game.get()));
            ProjectFiles.write(end, json.writeLines(shown.apply(game.get().state())));
        }
        Either<JsonRefusal, Play<S, C, E>> read = format.read(ProjectFiles.read(log));
        assertThat(read.isRight())
                .as("%s: %s", log, read.fold(JsonRefusal::toString, play -> "read"))
                .isTrue();
        assertThat(read.get().steps()).hasSizeGreaterThan(20);
        assertThat(Agreement.difference(
                        json.parse(ProjectFiles.read(end)).get(),
                        json.tree(shown.apply(read.get().state())),
                        ""))
                .as("the first place where the state differs from %s", end)
                .isEmpty();
    }

    @Test
    void ofAnEvent() {
        check(
                "tournament",
                LogFormats.EVENTS,
                () -> Samples.desk(Seed.of(11), 30).play(),
                TournamentState::organizerState);
    }

    @Test
    void ofTheColossus() {
        check(
                "colossus",
                LogFormats.COLOSSUS,
                () -> Samples.atRandom(Play.started(Colossus.start(Samples.colossus(Seed.of(11)))), Seed.of(11), 60),
                state -> state);
    }

    @Test
    void ofHulk() {
        check(
                "hulk",
                LogFormats.HULK,
                () -> Samples.atRandom(Play.started(Hulk.start(Samples.hulk(HulkDifficulty.NORMAL))), Seed.of(11), 60),
                state -> state);
    }

    @Test
    void ofAScene() {
        check(
                "scenes",
                LogFormats.SCENES,
                () -> Samples.atRandom(Play.started(Scene.start(Samples.cast())), Seed.of(11), 60),
                state -> state);
    }
}
