package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
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
    private static final String DIGITS = "[1-9][0-9]{0,499}";

    private final Shape<T> outcome;

    DistributionShape(Shape<T> outcome) {
        this.outcome = outcome;
    }

    @Override
    public JsonValue write(Distribution<T> value) {
        JsonArray.Builder json = JsonArray.builder();
        value.weights()
                .forEach((each, weight) -> json.add(JsonObject.builder()
                        .put(OUTCOME, outcome.write(each))
                        .put(WEIGHT, weight.toString())
                        .build()));
        return json.build();
    }

    @Override
    public Distribution<T> read(JsonValue json, ReadCursor place) {
        JsonArray array = place.array(json);
        if (array.isEmpty()) {
            throw place.refuse(RefusalKind.VALUE, "Odds need at least one outcome.");
        }
        List<Tuple2<T, BigInteger>> weights = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            ReadCursor at = place.item(i);
            JsonValue entry = array.get(i);
            String weight = entry.get(WEIGHT)
                    .text()
                    .filter(text -> text.matches(DIGITS))
                    .getOrElse("");
            if (!entry.has(OUTCOME) || weight.isEmpty()) {
                throw at.refuse(
                        RefusalKind.FORM, "Expected an outcome and its weight, a positive whole number as text.");
            }
            weights.add(Tuple.of(outcome.read(entry.get(OUTCOME), at.field(OUTCOME)), new BigInteger(weight)));
        }
        place.checkHashes(Vector.ofAll(weights).map(Tuple2::_1));
        LinkedHashMap<T, BigInteger> all = LinkedHashMap.ofEntries(weights);
        if (all.size() < weights.size()) {
            throw place.refuse(RefusalKind.VALUE, "An outcome is listed twice. Add up its weights.");
        }
        return Distribution.of(all);
    }

    @Override
    public JsonObject schema(SchemaBook book) {
        JsonObject properties = JsonObject.of(OUTCOME, outcome.schema(book))
                .with(WEIGHT, SchemaBook.ofType("string").with("pattern", "^" + DIGITS + "$"));
        return SchemaBook.ofType("array")
                .with("minItems", JsonValue.of(1))
                .with(
                        "items",
                        SchemaBook.ofType("object")
                                .with("properties", properties)
                                .with("required", JsonArray.ofTexts(List.of(OUTCOME, WEIGHT))));
    }
}
