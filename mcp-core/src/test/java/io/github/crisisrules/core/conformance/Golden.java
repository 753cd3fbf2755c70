package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

/**
 * Golden files: readable records of what the library does, under {@code src/test/resources} of the module.
 * {@code -Dgolden.write=true} rewrites them; the difference is then read like any other change.
 */
public final class Golden {
    private Golden() {}

    /** Fails unless the golden file {@code name}, below {@code src/test/resources}, has exactly this text. */
    public static void check(String name, String actual) {
        Path file = Path.of("src", "test", "resources").resolve(name);
        if (Boolean.getBoolean("golden.write")) {
            ProjectFiles.write(file, actual);
        }
        assertThat(actual)
                .as("golden file %s (-Dgolden.write=true rewrites it)", name)
                .isEqualTo(ProjectFiles.read(file));
    }
}
