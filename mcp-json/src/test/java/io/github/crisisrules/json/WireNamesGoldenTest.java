package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.json.shape.WireTypes;
import io.github.crisisrules.json.wire.WireName;
import io.github.crisisrules.json.wire.WireNames;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every name that stored documents hold is pinned: types, fields and constants. */
class WireNamesGoldenTest {
    private static final Path GOLDEN =
            Path.of("src", "test", "resources", "io", "github", "crisisrules", "json", "wire-names.golden.txt");
    private static final Pattern BANNED = Pattern.compile("(?i)told|tells|somebody|nobody|everybody|facts|immutable");

    private static final WireNames NAMES = WireNames.standard();
    private static final Lazy<JsonNode> DEFINITIONS = Lazy.of(() -> Nodes.of(CrisisJson.standard()
            .schemas("values", "Values", WireTypes.all().filter(WireTypes::isNamed))
            .get("$defs")));

    @Test
    void everyPublicTypeHasAWireNameAndEveryNamedTypeExists() {
        Vector<String> types = WireTypes.all().map(Class::getCanonicalName);
        Vector<String> listed = NAMES.all().map(WireName::javaType);
        assertThat(types.removeAll(listed))
                .as("types without a line in wire-names.txt")
                .isEmpty();
        assertThat(listed.removeAll(types))
                .as("lines of wire-names.txt whose Java type does not exist")
                .isEmpty();
    }

    @Test
    void everyExceptionNamesAComponentOrConstantThatExists() {
        for (Class<?> type : WireTypes.all().filter(WireTypes::isNamed)) {
            assertThat(WireTypes.parts(type))
                    .as("components or constants of %s", type)
                    .containsAll(NAMES.of(type).exceptions().keySet());
        }
    }

    @Test
    void noWireNameChanges() {
        Vector<String> lines = NAMES.all().map(WireNamesGoldenTest::line);
        if (Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(GOLDEN, lines.mkString("", "\n", "\n"));
        }
        Vector<String> golden = Vector.ofAll(ProjectFiles.read(GOLDEN).lines().toList());
        assertThat(golden.removeAll(lines))
                .as("names that changed or disappeared, so that stored documents cannot be read")
                .isEmpty();
        assertThat(lines.removeAll(golden))
                .as("new names that are not in the golden file yet (-Dgolden.write=true adds them)")
                .isEmpty();
    }

    @Test
    void theListIsSortedAndItsNamesArePlain() {
        assertThat(NAMES.all().map(WireName::path))
                .isEqualTo(NAMES.all().map(WireName::path).sorted());
        assertThat(NAMES.all().map(WireNamesGoldenTest::line))
                .noneMatch(line -> BANNED.matcher(line).find());
    }

    @Test
    void everyDefinitionHasATitleOfItsOwnAndADescription() {
        Vector<JsonNode> all = Vector.ofAll(DEFINITIONS.get());
        Vector<String> titles = all.map(each -> each.path("title").asText());
        assertThat(titles).doesNotHaveDuplicates().allMatch(title -> title.matches("[A-Z][A-Za-z0-9]*"));
        assertThat(all.filter(each -> each.path("description").asText().isBlank())
                        .map(each -> each.path("title").asText()))
                .as("types without a description")
                .isEmpty();
    }

    private static String line(WireName name) {
        JsonNode definition = DEFINITIONS.get().path(name.definition());
        if (definition.has("enum")) {
            return name + " = "
                    + Vector.ofAll(definition.get("enum")).map(JsonNode::asText).mkString(", ");
        }
        if (definition.has("properties")) {
            Vector<String> fields =
                    Vector.ofAll(definition.get("properties")::fieldNames).filter(field -> !field.startsWith("@"));
            return (name + ": " + fields.mkString(", ")).strip();
        }
        if (definition.has("oneOf")) {
            return name + " | "
                    + Vector.ofAll(definition.get("oneOf"))
                            .map(member -> tag(member.path("$ref").asText()))
                            .mkString(", ");
        }
        return name + " ~ "
                + (definition.has("$ref")
                        ? tag(definition.get("$ref").asText())
                        : definition.path("type").asText("violation"));
    }

    private static String tag(String reference) {
        return reference.substring(reference.lastIndexOf('.') + 1);
    }
}
