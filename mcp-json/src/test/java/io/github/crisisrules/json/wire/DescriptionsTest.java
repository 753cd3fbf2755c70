package io.github.crisisrules.json.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.json.shape.WireTypes;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The descriptions in schemas are the Javadoc of the types. {@code -Dgolden.write=true} writes them; the schemas hold them after the next
 * build, so they are written by a second run.
 */
class DescriptionsTest {
    private static final Path FILE =
            Path.of("src", "main", "resources", "io", "github", "crisisrules", "json", "descriptions.txt");
    private static final WireNames NAMES = WireNames.standard();

    private final Map<String, Class<?>> types =
            WireTypes.all().filter(WireTypes::isNamed).toLinkedMap(Class::getCanonicalName, each -> each);
    private final SourceJavadoc javadoc = SourceJavadoc.of(
            types.values().map(DescriptionsTest::source).distinct().toJavaList());

    @Test
    void descriptionsAreTheJavadocOfTheTypes() {
        String text = NAMES.all().flatMap(this::lines).mkString("", "\n", "\n");
        if (Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(FILE, text);
        }
        Vector<String> lines = Vector.ofAll(text.lines().toList());
        Vector<String> kept = Vector.ofAll(ProjectFiles.read(FILE).lines().toList());
        assertThat(kept.removeAll(lines))
                .as(
                        "descriptions that are not in the Javadoc any more (-Dgolden.write=true rewrites them, in two runs)")
                .isEmpty();
        assertThat(lines.removeAll(kept))
                .as("Javadoc that is not in the descriptions yet (-Dgolden.write=true rewrites them, in two runs)")
                .isEmpty();
    }

    @Test
    void everyTypeHasJavadoc() {
        assertThat(NAMES.all()
                        .map(WireName::javaType)
                        .filter(type -> javadoc.sentence(type).isBlank()))
                .as("types without Javadoc")
                .isEmpty();
    }

    @Test
    void aListHasDescriptionsOfTypesAndProperties() {
        Descriptions descriptions = Descriptions.parse("zoo/lion: A cat: large.\n  cubs: how many\nzoo/owl: A bird.\n");
        WireName lion = new WireName("zoo/lion", "x", LinkedHashMap.empty(), "Lion");
        assertThat(descriptions.of(lion)).containsExactly("A cat: large.");
        assertThat(descriptions.of(lion, "cubs")).containsExactly("how many");
        assertThat(descriptions.of(lion, "mane")).isEmpty();
    }

    private Vector<String> lines(WireName name) {
        Vector<String> properties = types.get(name.javaType())
                .toVector()
                .flatMap(WireTypes::parts)
                .map(part -> "  " + name.part(part) + ": " + javadoc.part(name.javaType(), part))
                .filter(line -> !line.endsWith(": "));
        return properties.prepend(name + ": " + javadoc.sentence(name.javaType()));
    }

    /** The file of a type in any module. */
    private static Path source(Class<?> type) {
        Class<?> top = type;
        while (top.getEnclosingClass() != null) {
            top = top.getEnclosingClass();
        }
        Path inside = Path.of("src", "main", "java").resolve(top.getName().replace('.', '/') + ".java");
        try (Stream<Path> modules = Files.list(ProjectFiles.root())) {
            return modules.map(module -> module.resolve(inside))
                    .filter(Files::exists)
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
