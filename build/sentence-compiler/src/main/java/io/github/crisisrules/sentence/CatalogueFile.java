package io.github.crisisrules.sentence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The catalogue of one language: a properties file in UTF-8. A line is blank, a comment that starts with {@code #}, or
 * {@code key = message}; a backslash at the end of a line continues it. There are no other escapes.
 *
 * @param name the name of the file, for messages
 * @param entries the entries by key, in the order of the file
 */
record CatalogueFile(String name, Map<String, Entry> entries) {
    /** An entry: its line and its message. */
    record Entry(int line, Message message) {}

    /** Reads a catalogue. */
    static CatalogueFile read(Path file) throws IOException {
        return parse(file.getFileName().toString(), Files.readAllLines(file, StandardCharsets.UTF_8));
    }

    /**
     * Parses the lines of a catalogue.
     *
     * @throws CatalogueException if a line is not an entry, a message is malformed, or a key stands twice
     */
    static CatalogueFile parse(String name, List<String> lines) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            int number = i + 1;
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            StringBuilder whole = new StringBuilder(line);
            while (whole.charAt(whole.length() - 1) == '\\' && i + 1 < lines.size()) {
                whole.setLength(whole.length() - 1);
                whole.append(lines.get(++i).stripLeading());
            }
            add(entries, name, number, whole.toString());
        }
        return new CatalogueFile(name, entries);
    }

    private static void add(Map<String, Entry> entries, String name, int number, String line) {
        int equals = line.indexOf('=');
        if (equals <= 0) {
            throw new CatalogueException(name + ":" + number + ": Expected \"key = message\", not \"" + line + "\".");
        }
        String key = line.substring(0, equals).strip();
        try {
            Message message = MessageParser.parse(line.substring(equals + 1).strip());
            if (entries.put(key, new Entry(number, message)) != null) {
                throw new CatalogueException("The key " + key + " stands twice.");
            }
        } catch (CatalogueException e) {
            throw new CatalogueException(name + ":" + number + ": " + e.getMessage());
        }
    }
}
