package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The published schemas are those of the code. */
class SchemaGoldenTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Path FOLDER =
            Path.of("src", "main", "resources", "io", "github", "crisisrules", "json", "schema");

    @Test
    void theSchemasOfAllValuesAreUpToDate() {
        Vector<Class<?>> types = PublicTypes.all().filter(type -> !Recipes.NO_DATA.contains(type));
        check("values.schema.json", JSON.schemas("values", "CrisisRulesValues", types));
    }

    @Test
    void theSchemasOfLogsAreUpToDateAndFitTheLogs() {
        check("tournament", LogFormats.EVENTS, Samples.desk(Seed.of(3), 30).play());
        check("colossus", LogFormats.COLOSSUS, Play.started(Colossus.start(Samples.colossus(Seed.of(1)))));
        check("hulk", LogFormats.HULK, Samples.hulkGame(HulkDifficulty.NORMAL, Seed.of(1)));
        check("scenes", LogFormats.SCENES, Samples.atRandom(Play.started(Scene.start(Samples.cast())), Seed.of(1), 40));
    }

    private static <F, S, C extends GameCommand, E extends GameEvent<S>> void check(
            String name, LogFormat<F, S, C, E> format, Play<S, C, E> play) {
        JsonObject schema = format.schema();
        check(name + ".schema.json", schema);
        assertFits(schema, format.write(play));
    }

    private static void assertFits(JsonObject schema, String document) {
        assertThat(SchemaCheck.of(schema).faults(Nodes.parse(document))).isEmpty();
        assertThat(SchemaCheck.of(schema)
                        .faults(Nodes.parse(document.replaceFirst("\"version\" : 1", "\"version\" : 2"))))
                .isNotEmpty();
    }

    private static void check(String name, JsonObject schema) {
        String text = JsonPrinter.lines(schema);
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(file, text);
        }
        assertThat(text.equals(ProjectFiles.read(file)))
                .as("%s is what the code says (-Dgolden.write=true rewrites it)", name)
                .isTrue();
    }
}
