package io.github.crisisrules.fairness.summary;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/** Summaries as one line of JSON, exact to the last bit, to be kept or sent to another machine. Sums are texts of decimal digits. */
public final class SummaryText {
    private static final ObjectMapper JSON = new ObjectMapper();

    private SummaryText() {}

    /** Writes a summary. */
    public static String write(Summary summary) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("events", summary.events());
        ArrayNode arms = node.putArray("arms");
        for (ArmSummary arm : summary.arms()) {
            ObjectNode one = arms.addObject();
            moments(arm.metrics(), one.putArray("metrics"));
            moments(arm.differences(), one.putArray("differences"));
            ArrayNode bars = one.putArray("displacements");
            arm.displacements().forEach(bars::add);
            ArrayNode profiles = one.putArray("profiles");
            arm.profiles().forEach(profile -> moments(profile, profiles.addArray()));
        }
        return node.toString();
    }

    /** Reads what {@link #write} wrote. */
    public static Summary parse(String text) {
        JsonNode node;
        try {
            node = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not a summary", e);
        }
        return new Summary(
                node.path("events").longValue(),
                Vector.ofAll(node.path("arms"))
                        .map(arm -> new ArmSummary(
                                moments(arm.path("metrics")),
                                moments(arm.path("differences")),
                                Vector.ofAll(arm.path("displacements")).map(JsonNode::longValue),
                                Vector.ofAll(arm.path("profiles")).map(SummaryText::moments))));
    }

    private static void moments(Vector<Moments> some, ArrayNode into) {
        for (Moments one : some) {
            into.addArray()
                    .add(one.count())
                    .add(one.sum().toString())
                    .add(one.squares().toString());
        }
    }

    private static Vector<Moments> moments(JsonNode some) {
        return Vector.ofAll(some)
                .map(one -> new Moments(
                        one.path(0).longValue(),
                        new BigInteger(one.path(1).asText()),
                        new BigInteger(one.path(2).asText())));
    }
}
