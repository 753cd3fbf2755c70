package io.github.crisisrules.json.shape.custom;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Exact odds, as an array of outcomes with their weights in order.
 *
 * @param <T> the type of the outcomes
 */
final class DistributionShape<T> implements Shape<Distribution<T>> {
    private static final String OUTCOME = "outcome";
    private static final String WEIGHT = "weight";
    private static final String DIGITS = "[1-9][0-9]*";

    private final Shape<T> outcome;

    DistributionShape(Shape<T> outcome) {
        this.outcome = outcome;
    }

    @Override
    public JsonNode write(Distribution<T> value) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        value.weights().forEach((each, weight) -> {
            ObjectNode entry = json.addObject();
            entry.set(OUTCOME, outcome.write(each));
            entry.put(WEIGHT, weight.toString());
        });
        return json;
    }

    @Override
    public Distribution<T> read(JsonNode json, ReadCursor place) {
        place.checkArray(json);
        if (json.isEmpty()) {
            throw place.refuse(RefusalKind.VALUE, "Odds need at least one outcome.");
        }
        List<Tuple2<T, BigInteger>> weights = new ArrayList<>();
        for (int i = 0; i < json.size(); i++) {
            ReadCursor at = place.item(i);
            JsonNode each = json.get(i).path(OUTCOME);
            JsonNode weight = json.get(i).path(WEIGHT);
            if (each.isMissingNode()
                    || !weight.isTextual()
                    || !weight.textValue().matches(DIGITS)) {
                throw at.refuse(
                        RefusalKind.FORM, "Expected an outcome and its weight, a positive whole number as text.");
            }
            weights.add(Tuple.of(outcome.read(each, at.field(OUTCOME)), new BigInteger(weight.textValue())));
        }
        LinkedHashMap<T, BigInteger> all = LinkedHashMap.ofEntries(weights);
        if (all.size() < weights.size()) {
            throw place.refuse(RefusalKind.VALUE, "An outcome is listed twice. Add up its weights.");
        }
        return Distribution.of(all);
    }

    @Override
    public ObjectNode schema(SchemaBook book) {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "array").put("minItems", 1);
        ObjectNode entry = schema.putObject("items").put("type", "object");
        ObjectNode properties = entry.putObject("properties");
        properties.set(OUTCOME, outcome.schema(book));
        properties.putObject(WEIGHT).put("type", "string").put("pattern", "^" + DIGITS + "$");
        entry.putArray("required").add(OUTCOME).add(WEIGHT);
        return schema;
    }
}
