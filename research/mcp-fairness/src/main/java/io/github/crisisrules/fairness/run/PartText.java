package io.github.crisisrules.fairness.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.StudyText;
import io.github.crisisrules.fairness.study.Version;
import io.vavr.collection.Vector;

/**
 * Writes and reads parts of a study as one line of JSON: the version of the kit, the study, the ranges of events,
 * and the exact summary. Parts of another version are rejected, since it may simulate the same events differently.
 */
public final class PartText {
    private static final ObjectMapper JSON = new ObjectMapper();

    private PartText() {}

    /** Returns a part as JSON. */
    public static String write(Part part) {
        ObjectNode node = JSON.createObjectNode();
        node.put("version", Version.text());
        try {
            node.set("study", JSON.readTree(StudyText.json(part.study())));
            ArrayNode ranges = node.putArray("ranges");
            part.ranges().forEach(range -> ranges.addArray().add(range.from()).add(range.to()));
            node.set("summary", SummaryText.node(part.summary()));
            return JSON.writeValueAsString(node) + "\n";
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Reads a part written by {@link #write}.
     *
     * @throws IllegalArgumentException if the text is not a part of a study, or if another version of the kit wrote
     *     it
     */
    public static Part parse(String text) {
        JsonNode node;
        try {
            node = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("The file is not a part of a study written by 'run --keep'.", e);
        }
        if (!node.path("study").isObject()
                || !node.path("ranges").isArray()
                || !node.path("summary").isObject()) {
            throw new IllegalArgumentException("The file is not a part of a study written by 'run --keep'.");
        }
        String version = node.path("version").asText("unknown");
        if (!version.equals(Version.text())) {
            throw new IllegalArgumentException(
                    "The file is of version " + version + " of the kit, but this is " + Version.text()
                            + ". Figures of different versions cannot be merged. Run it again, or use that version.");
        }
        Study study = StudyFile.parse(node.path("study").toString())
                .getOrElseThrow(
                        fault -> new IllegalArgumentException("The study in the file is invalid: " + fault.message()));
        return new Part(
                study,
                Vector.ofAll(node.path("ranges"))
                        .map(range -> new Part.Range(
                                SummaryText.whole("ranges", range.path(0)),
                                SummaryText.whole("ranges", range.path(1)))),
                SummaryText.parse(node.path("summary").toString()));
    }
}
