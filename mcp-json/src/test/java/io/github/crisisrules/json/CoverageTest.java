package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.tournament.standing.Records;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No public type of the rule modules is forgotten: it is read as it was written, or it is listed as something else. */
class CoverageTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final int SPECIMENS = 15;

    static Iterable<Class<?>> readable() {
        return PublicTypes.all()
                .filter(type -> !Recipes.NO_DATA.contains(type) && !Recipes.VIEWS.contains(type))
                .toJavaList();
    }

    static Iterable<Class<?>> viewed() {
        return Recipes.VIEWS.toJavaList();
    }

    @ParameterizedTest
    @MethodSource("readable")
    void everyWrittenValueIsReadAsAnEqualOne(Class<?> type) {
        SchemaCheck schema = SchemaCheck.of(JSON.schema(type));
        for (int i = 0; i < SPECIMENS; i++) {
            Object value = Specimens.of(Seed.of(i), Recipes.TABLE).one(type);
            JsonNode tree = Nodes.of(value);
            assertThat(schema.faults(tree))
                    .as("faults against the schema of %s", tree)
                    .isEmpty();
            String text = JSON.write(value);
            Object read = JSON.read(text, type).getOrElseThrow(refusal -> new AssertionError(refusal + " in " + text));
            assertThat(JSON.write(read)).isEqualTo(text);
            if (type != Records.class) {
                assertThat(read).as(text).isEqualTo(value);
            }
            if (value instanceof RuleViolation) {
                assertThat(JSON.read(text, RuleViolation.class).get()).isEqualTo(value);
            }
        }
    }

    /**
     * A document of each type, by which the modules for Jackson test that they read and write the same. A golden file of documents
     * and not of results: it is complete, and what is in it is read.
     */
    @Test
    void aDocumentOfEachTypeIsKeptForTheModulesOfJackson() {
        Path file = Path.of("src", "test", "resources", "io", "github", "crisisrules", "json", "specimens.txt");
        if (Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(
                    file,
                    Vector.ofAll(readable())
                            .map(type -> type.getName() + " "
                                    + JSON.write(Specimens.of(Seed.of(1), Recipes.TABLE)
                                            .one(type)) + "\n")
                            .mkString());
        }
        Vector<String[]> lines =
                Vector.ofAll(ProjectFiles.read(file).lines().toList()).map(line -> line.split(" ", 2));
        assertThat(lines.map(line -> line[0]))
                .as("-Dgolden.write=true writes the file")
                .containsExactlyElementsOf(Vector.ofAll(readable()).map(Class::getName));
        Map<String, Class<?>> types = Vector.ofAll(readable()).toLinkedMap(Class::getName, type -> type);
        lines.forEach(line -> assertThat(
                        JSON.read(line[1], types.get(line[0]).get()).isRight())
                .as(line[1])
                .isTrue());
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("viewed")
    void viewsAreWrittenAndNeverRead(Class<?> type) {
        Object value = Specimens.of(Seed.of(1), Recipes.TABLE).one(type);
        String text = JSON.write(value);
        assertThat(JSON.read(text, type).getLeft().kind())
                .isEqualTo(io.github.crisisrules.json.refusal.RefusalKind.VIEW);
    }

    @Test
    void listsNameOnlyTypesThereAre() {
        assertThat(Vector.<Class<?>>ofAll(Recipes.NO_DATA).appendAll(Recipes.VIEWS))
                .allMatch(type -> PublicTypes.all().contains(type));
    }
}
