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
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Logs of every released version, in a folder with its number, each in its long and its short form: every one of them can be opened.
 * Where no rule was corrected since, every command does what the log records, and the game ends as it did when the log was written;
 * a state of today may have more parts. {@code -Dgolden.write=true} writes the files of the present version that are missing; files
 * of a released version are never written again. A correction that changes what a command does lists the version before it in
 * {@link #BY_RECORD}, with its rule under <i>Outcome changes</i> in the changelog.
 */
class GoldenLogTest {
    private static final Path LOGS = Path.of("src", "test", "resources", "io", "github", "crisisrules", "json", "log");

    /** Logs that are opened by their recorded events: the version and the name of the file. */
    private static final Set<String> BY_RECORD = Set.of();

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void check(
            String name, LogFormat<F, S, C, E> format, Supplier<Play<S, C, E>> game, Function<S, Object> shown) {
        Path present = LOGS.resolve(LogFormat.LIBRARY);
        CrisisJson json = CrisisJson.standard();
        if (!Files.exists(present.resolve(name + ".json")) && Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(present.resolve(name + ".json"), format.write(game.get()));
            ProjectFiles.write(present.resolve(name + ".short.json"), format.store(game.get()) + "\n");
            ProjectFiles.write(
                    present.resolve(name + ".end.json"),
                    json.writeLines(shown.apply(game.get().state())));
        }
        Vector<Path> versions = Vector.of(LOGS.toFile().listFiles()).map(File::toPath);
        assertThat(versions).contains(present);
        for (Path version : versions) {
            for (String form : Vector.of(".json", ".short.json")) {
                Path log = version.resolve(name + form);
                OpenedLog<S, C, E> opened = format.open(ProjectFiles.read(log))
                        .getOrElseThrow(refusal -> new AssertionError(log + ": " + refusal));
                assertThat(opened.play().steps()).hasSizeGreaterThan(20);
                assertThat(opened.library()).isEqualTo(version.getFileName().toString());
                if (BY_RECORD.contains(version.getFileName() + "/" + name)) {
                    assertThat(opened.differences()).as("%s", log).isNotEmpty();
                    continue;
                }
                assertThat(opened.differences()).as("%s", log).isEmpty();
                Path end = version.resolve(name + ".end.json");
                assertThat(Agreement.difference(
                                json.parse(ProjectFiles.read(end)).get(),
                                json.tree(shown.apply(opened.play().state())),
                                ""))
                        .as("the first place where the state differs from %s", end)
                        .isEmpty();
            }
        }
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
