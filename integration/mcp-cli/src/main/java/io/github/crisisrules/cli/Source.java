package io.github.crisisrules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.json.interchange.EventImport;
import io.github.crisisrules.json.interchange.ImportedEvent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** The file of a command, or its standard input. */
final class Source {
    /** Larger files are refused before they fill the memory. */
    private static final int MAX_BYTES = 64 << 20;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = "-",
            description = "The file to read; - or nothing for the standard input.")
    private String file = "-";

    /** Returns the whole text. */
    String text(InputStream standard) {
        try (InputStream stream = file.equals("-") ? standard : Files.newInputStream(Path.of(file))) {
            byte[] bytes = stream.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new InputException(name() + " has more than " + (MAX_BYTES >> 20) + " MB. Give a smaller file.");
            }
            String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new InputException(name() + " is not text in UTF-8. Save it as UTF-8.", e);
        } catch (NoSuchFileException e) {
            throw new InputException("There is no file " + file + ".", e);
        } catch (IOException | java.nio.file.InvalidPathException e) {
            throw new InputException(name() + " cannot be read: " + e.getMessage() + ".", e);
        }
    }

    /** Returns the name of the file for messages. */
    String name() {
        return file.equals("-") ? "The standard input" : file;
    }

    /** Reads the event in a text of any form that the library knows. */
    ImportedEvent event(String text) {
        return EventImport.read(
                        file.equals("-") ? "event" : Path.of(file).getFileName().toString(), text)
                .getOrElseThrow(refusal -> new InputException(name() + ": " + refusal));
    }
}
