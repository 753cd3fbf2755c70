package io.github.crisisrules.fairness.run;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/**
 * Writes and reads summaries as one line of JSON, exact to the last bit, to be saved or sent to another machine.
 * Sums are strings of decimal digits.
 */
public final class SummaryText {
    /** The maximum number of digits of a sum. Even the sum of squares over 2^63 events has fewer. */
    private static final int MAX_DIGITS = 200;

    private static final ObjectMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(MAX_DIGITS + 1)
                            .maxNumberLength(MAX_DIGITS)
                            .maxNestingDepth(10)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private SummaryText() {}

    /** Returns a summary as JSON. */
    public static String write(Summary summary) {
        return node(summary).toString();
    }

    static ObjectNode node(Summary summary) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("events", summary.events());
        ArrayNode arms = node.putArray("arms");
        for (ArmSummary arm : summary.arms()) {
            ObjectNode one = arms.addObject();
            moments(arm.metrics(), one.putArray("metrics"));
            moments(arm.differences(), one.putArray("differences"));
            moments(arm.signs(), one.putArray("signs"));
            ArrayNode bars = one.putArray("displacements");
            arm.displacements().forEach(bars::add);
            ArrayNode profiles = one.putArray("profiles");
            arm.profiles().forEach(profile -> moments(profile, profiles.addArray()));
        }
        return node;
    }

    /**
     * Reads a summary written by {@link #write}.
     *
     * @throws IllegalArgumentException if the text is not such a summary; the message names the place
     */
    public static Summary parse(String text) {
        JsonNode node;
        try {
            node = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("The text is not a summary: " + e.getOriginalMessage(), e);
        }
        return new Summary(
                whole("events", node.path("events")),
                list("arms", node.path("arms"))
                        .map(arm -> new ArmSummary(
                                moments("metrics", arm.path("metrics")),
                                moments("differences", arm.path("differences")),
                                moments("signs", arm.path("signs")),
                                list("displacements", arm.path("displacements"))
                                        .map(bar -> whole("displacements", bar)),
                                list("profiles", arm.path("profiles")).map(profile -> moments("profiles", profile)))));
    }

    private static void moments(Vector<Moments> some, ArrayNode into) {
        for (Moments one : some) {
            into.addArray()
                    .add(one.count())
                    .add(one.sum().toString())
                    .add(one.squares().toString());
        }
    }

    private static Vector<Moments> moments(String where, JsonNode some) {
        return list(where, some)
                .map(one ->
                        new Moments(whole(where, one.path(0)), digits(where, one.path(1)), digits(where, one.path(2))));
    }

    private static Vector<JsonNode> list(String where, JsonNode node) {
        if (!node.isArray()) {
            throw new IllegalArgumentException("The text is not a summary: '" + where + "' must be a list.");
        }
        return Vector.ofAll(node);
    }

    static long whole(String where, JsonNode node) {
        if (!node.isIntegralNumber() || !node.canConvertToLong() || node.longValue() < 0) {
            throw new IllegalArgumentException(
                    "The text is not a summary: '" + where + "' must have non-negative whole numbers.");
        }
        return node.longValue();
    }

    private static BigInteger digits(String where, JsonNode node) {
        String text = node.isTextual() ? node.textValue() : "";
        int sign = text.startsWith("-") ? 1 : 0;
        if (text.length() == sign || !text.chars().skip(sign).allMatch(c -> c >= '0' && c <= '9')) {
            throw new IllegalArgumentException(
                    "The text is not a summary: '" + where + "' must have sums as strings of digits.");
        }
        return new BigInteger(text);
    }
}
