package io.github.crisisrules.core.conformance;

import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** In which line of a source file a class or a member is declared. */
final class SourceLines {
    private final Map<Path, Vector<String>> files = new TreeMap<>();

    /** The line, from 1, of a place's declaration; 1 where the text does not show it. */
    int of(Path file, Citations.Place place) {
        Vector<String> lines = files.computeIfAbsent(
                file, path -> Vector.of(ProjectFiles.read(path).split("\n", -1)));
        String type = place.type()
                .substring(Math.max(place.type().lastIndexOf('$'), place.type().lastIndexOf('.')) + 1);
        int declared = first(lines, 0, "\\b(class|record|enum|interface) " + type + "\\b");
        if (place.member().isEmpty()) {
            return Math.max(declared, 0) + 1;
        }
        String name = Pattern.quote(place.member());
        // A declaration stands behind its type or modifiers at the depth of members; a call does not.
        int member = first(
                lines,
                Math.max(declared, 0),
                "^ +(?!return\\b|throw\\b|new\\b|else\\b|assert)[\\w@<][^=;(\"]*[ >\\]]" + name
                        + "( ?\\(| =|;|,)|^    +" + name + "([(,;]|$)");
        return (member < 0 ? Math.max(declared, 0) : member) + 1;
    }

    private static int first(Vector<String> lines, int from, String pattern) {
        Pattern wanted = Pattern.compile(pattern);
        for (int i = from; i < lines.size(); i++) {
            if (!lines.get(i).stripLeading().startsWith("*")
                    && wanted.matcher(lines.get(i)).find()) {
                return i;
            }
        }
        return -1;
    }
}
