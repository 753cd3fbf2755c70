package io.github.crisisrules.json.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.Nodes;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** JSON values, held against another library. */
class JsonValueProperties {
    @Provide
    Arbitrary<JsonValue> values() {
        return nested(3);
    }

    private static Arbitrary<JsonValue> nested(int depth) {
        Arbitrary<JsonValue> leaves = Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(8).map(JsonValue::of),
                Arbitraries.longs().map(JsonValue::of),
                Arbitraries.doubles().map(JsonNumber::of),
                Arbitraries.of(true, false).map(JsonValue::of),
                Arbitraries.just(JsonNull.NULL));
        if (depth == 0) {
            return leaves;
        }
        Arbitrary<JsonValue> inner = nested(depth - 1);
        return Arbitraries.oneOf(
                leaves,
                inner.list().ofMaxSize(4).map(JsonArray::ofAll),
                Arbitraries.maps(Arbitraries.strings().ofMaxLength(4), inner)
                        .ofMaxSize(4)
                        .map(fields -> {
                            JsonObject.Builder object = JsonObject.builder();
                            fields.forEach(object::put);
                            return object.build();
                        }));
    }

    @Property(tries = 500)
    void printedJsonIsReadBackByUsAndByOthers(@ForAll("values") JsonValue value) {
        assertThat(CrisisJson.standard().parse(value.toString()).get()).isEqualTo(value);
        assertThat(CrisisJson.standard().parse(JsonPrinter.lines(value)).get()).isEqualTo(value);
        assertThat(Nodes.parse(JsonPrinter.lines(value))).isEqualTo(Nodes.parse(value.toString()));
        assertThat(value.toString()).isEqualTo(Nodes.parse(value.toString()).toString());
    }

    @Example
    void numbersKeepTheirDigits() {
        for (String literal : Vector.of("7", "-3", "1.8750", "1e5", "-0.0", "123456789012345678901234567890")) {
            assertThat(JsonNumber.parse(literal)).hasToString(literal);
            assertThat(CrisisJson.standard().parse(literal).get()).isEqualTo(JsonNumber.parse(literal));
        }
        assertThat(JsonNumber.parse("9223372036854775807").toLong()).containsExactly(Long.MAX_VALUE);
        assertThat(JsonNumber.parse("9223372036854775808").toLong()).isEmpty();
        assertThat(JsonNumber.parse("9223372036854775808").isWhole()).isTrue();
        assertThat(JsonNumber.parse("1.0").isWhole()).isFalse();
        assertThat(JsonNumber.of(1L << 40).number()).isEmpty();
        for (String other : Vector.of("", "01", "+1", "1.", ".5", "NaN", "1e", "0x1", "--1")) {
            assertThatIllegalArgumentException().as(other).isThrownBy(() -> JsonNumber.parse(other));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> JsonNumber.of(Double.NaN));
    }

    @Example
    void anObjectHasEachNameOnceAndItsOrderIsOfNoAccount() {
        JsonObject one = JsonObject.of("a", "x").with("b", JsonValue.of(2));
        JsonObject other = JsonObject.of("b", JsonValue.of(2)).with("a", "x");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).hasToString("{\"a\":\"x\",\"b\":2}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonObject.builder().put("a", "x").put("a", "y"));
        JsonObject.Builder builder = JsonObject.builder();
        builder.build();
        assertThatIllegalStateException().isThrownBy(() -> builder.put("a", "x"));
        assertThat(one.find("c")).isEmpty();
        assertThat(one.get("c").isNull()).isTrue();
        assertThat(JsonValue.of("a").find("a")).isEmpty();
    }
}
