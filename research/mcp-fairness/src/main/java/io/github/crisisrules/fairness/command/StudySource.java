package io.github.crisisrules.fairness.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.fairness.study.ReadyMade;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a study from a file or from those that come with the module. */
final class StudySource {
    private StudySource() {}

    static Study read(String source) {
        Path path = Path.of(source);
        if (ReadyMade.find(source).isDefined() && !Files.exists(path)) {
            return ReadyMade.find(source).get().study();
        }
        if (!Files.isRegularFile(path)) {
            throw new BadInput(
                    "STUDY: There is no file and no ready-made study " + source + ". Name a file, or choose one of "
                            + ReadyMade.all().map(ReadyMade::id).mkString(", "));
        }
        String text = file("STUDY", source);
        return StudyFile.parse(text, name -> text(path.resolveSibling(name)))
                .getOrElseThrow(fault -> new BadInput(source + ": " + fault.message()));
    }

    /**
     * Reads a file.
     *
     * @throws BadInput if the file cannot be read; the message names the parameter
     */
    static String file(String parameter, String source) {
        return BadInput.checked(parameter + ": " + source + ": ", () -> text(Path.of(source)));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("The file is not text in UTF-8.", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "The file cannot be read (" + e.getClass().getSimpleName() + ").", e);
        }
    }
}
