package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.simulation.HulkScenario;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.log.TournamentLog;
import io.github.crisisrules.json.shape.PublicTypes;
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
        check("values.schema.json", JSON.schemas(types));
    }

    @Test
    void theSchemasOfLogsAreUpToDateAndFitTheLogs() {
        ObjectNode event = TournamentLog.schema();
        check("tournament.schema.json", event);
        assertFits(event, TournamentLog.write(Samples.desk(Seed.of(3), 30)));

        ObjectNode colossus = LogFormats.COLOSSUS.schema();
        check("colossus.schema.json", colossus);
        assertFits(
                colossus,
                LogFormats.COLOSSUS.write(
                        LogFormats.COLOSSUS.begin(Samples.colossus(Seed.of(1))).get()));

        ObjectNode hulk = LogFormats.HULK.schema();
        check("hulk.schema.json", hulk);
        assertFits(
                hulk,
                LogFormats.HULK.write(LogFormats.HULK
                        .begin(HulkScenario.standIn(HulkDifficulty.NORMAL).setup())
                        .get()));

        ObjectNode scenes = LogFormats.SCENES.schema();
        check("scenes.schema.json", scenes);
        assertFits(
                scenes,
                LogFormats.SCENES.write(LogFormats.SCENES.begin(Samples.cast()).get()));
    }

    private static void assertFits(JsonNode schema, String document) {
        assertThat(SchemaCheck.of(schema).faults(JSON.parse(document).get())).isEmpty();
        assertThat(SchemaCheck.of(schema)
                        .faults(JSON.parse(document.replaceFirst("\"version\" : 1", "\"version\" : 2"))
                                .get()))
                .isNotEmpty();
    }

    private static void check(String name, ObjectNode schema) {
        String text = JSON.printLines(schema);
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(file, text);
        }
        assertThat(text.equals(ProjectFiles.read(file)))
                .as("%s is what the code says (-Dgolden.write=true rewrites it)", name)
                .isTrue();
    }
}
