package io.github.crisisrules.fairness.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.fairness.study.ReadyMade;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a study comes from: a file, or the module's own. */
final class StudySource {
    private StudySource() {}

    static Study read(String source) {
        Path path = Path.of(source);
        if (ReadyMade.find(source).isDefined() && !Files.exists(path)) {
            return ReadyMade.find(source).get().study();
        }
        if (!Files.isRegularFile(path)) {
            throw new BadInput(
                    "STUDY: there is no file " + source + ", and no ready-made study of that name; there are "
                            + ReadyMade.all().map(ReadyMade::id).mkString(", "));
        }
        String text;
        try {
            text = Files.readString(path, UTF_8);
        } catch (CharacterCodingException e) {
            throw new BadInput("STUDY: " + source + " is no text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(
                    "STUDY: " + source + " cannot be read (" + e.getClass().getSimpleName() + ")");
        }
        return StudyFile.parse(text).getOrElseThrow(fault -> new BadInput(source + ": " + fault.message()));
    }
}
