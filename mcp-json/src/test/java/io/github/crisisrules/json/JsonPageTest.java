package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.vavr.collection.Vector;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The JSON that docs/JSON.md shows is what is written, and its tables are those of the code. */
class JsonPageTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Pattern EXAMPLE =
            Pattern.compile("<!-- json: (\\S+) -->\\s*```json\\s(.*?)```", Pattern.DOTALL);
    private final String page = ProjectFiles.read(ProjectFiles.root().resolve("docs/JSON.md"));

    @Test
    void everyExampleIsReadAndWrittenAsShown() throws ClassNotFoundException {
        Vector<MatchResult> examples =
                Vector.ofAll(EXAMPLE.matcher(page).results().toList());
        assertThat(examples).hasSizeGreaterThan(2);
        for (MatchResult example : examples) {
            Class<?> type = Class.forName(example.group(1));
            Object value = JSON.read(example.group(2), type).get();
            assertThat(JSON.tree(value)).isEqualTo(JSON.parse(example.group(2)).get());
        }
    }

    @Test
    void everyKindOfRefusalAndEveryLimitIsReported() {
        assertThat(Vector.of(RefusalKind.values()).map(kind -> "`" + kind + "`"))
                .allMatch(page::contains);
        ReadLimits limits = ReadLimits.standard();
        assertThat(Vector.of(limits.characters(), limits.items(), limits.tokens(), limits.text())
                        .map(limit -> String.format(java.util.Locale.ROOT, "%,d", limit)))
                .allMatch(page::contains);
        assertThat(page).contains("| " + limits.depth() + " |");
    }
}
