package io.github.crisisrules.json.interchange;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.number.Ratio;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Files that other programs exported. They are not part of the project: {@code -Devents.folder=FOLDER} names a folder with
 * such files. The test prints, for each file with values that differ from the exact ones, the convention that explains all
 * of its values, or that none does. {@code -Devents.unexplained=N} fails unless that holds for N files.
 */
@EnabledIfSystemProperty(named = "events.folder", matches = ".+")
class RealFilesTest {
    /** AesopsTables publishes three decimals, cut off or rounded. */
    private static final Ratio TOLERANCE = Ratio.of(1, 1000);

    @Test
    void everyFileIsReadAndEveryPublishedStrengthIsExplainedOrListed() throws IOException {
        Map<String, Integer> values = new TreeMap<>();
        Vector<String> unexplained = Vector.empty();
        int equal = 0;
        int points = 0;
        Vector<Path> files = files(Path.of(System.getProperty("events.folder")));
        for (Path path : files) {
            String name = String.valueOf(path.getFileName());
            Either<ImportRefusal, ImportedEvent> read =
                    EventImport.read(name, Files.readString(path, StandardCharsets.UTF_8));
            assertThat(read.isRight())
                    .as("%s: %s", name, read.swap().getOrNull())
                    .isTrue();
            ImportedEvent event = read.get();
            Vector<ImportedEvent.Discrepancy> different = event.discrepancies(TOLERANCE);
            int strengths = different.count(each -> each.what().equals("strength"));
            equal += event.players().count(player -> player.publishedStrength().isDefined()) - strengths;
            points += different.size() - strengths;
            if (strengths > 0) {
                Option<StrengthConvention> convention = event.convention(TOLERANCE);
                String reason = convention.map(Enum::name).getOrElse("unexplained");
                values.merge(reason, strengths, Integer::sum);
                unexplained = convention.isEmpty() ? unexplained.append(name) : unexplained;
                System.out.println(
                        name + ": " + strengths + " of " + event.players().size() + " differ, " + reason);
            }
        }
        System.out.println(files.size() + " files; strengths equal to the exact ones: " + equal + "; different: "
                + values + "; other differences: " + points);
        assertThat(files).isNotEmpty();
        String expected = System.getProperty("events.unexplained");
        if (expected != null) {
            assertThat(unexplained).as("files that no convention explains").hasSize(Integer.parseInt(expected));
        }
    }

    private static Vector<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return Vector.ofAll(all.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList());
        }
    }
}
