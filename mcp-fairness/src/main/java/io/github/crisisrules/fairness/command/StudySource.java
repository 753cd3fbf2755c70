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
        String text = file("STUDY", source);
        return StudyFile.parse(text, name -> beside(path, name))
                .getOrElseThrow(fault -> new BadInput(source + ": " + fault.message()));
    }

    /** A file that a study names, from the folder of the study. */
    private static String beside(Path study, String name) {
        Path file = study.resolveSibling(name);
        try {
            return Files.readString(file, UTF_8);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("it is no text in UTF-8", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "there is no such file that can be read (" + e.getClass().getSimpleName() + ")", e);
        }
    }

    /** The text of a file; where it cannot be read, the fault names the parameter. */
    static String file(String parameter, String source) {
        try {
            return Files.readString(Path.of(source), UTF_8);
        } catch (CharacterCodingException e) {
            throw new BadInput(parameter + ": " + source + " is no text in UTF-8");
        } catch (IOException e) {
            throw new BadInput(parameter + ": " + source + " cannot be read ("
                    + e.getClass().getSimpleName() + ")");
        }
    }
}
