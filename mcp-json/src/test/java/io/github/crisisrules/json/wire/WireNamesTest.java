package io.github.crisisrules.json.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.ReadingRefusedException;
import io.github.crisisrules.json.shape.derived.Forms;
import io.github.crisisrules.json.shape.derived.Shapes;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Names in JSON do not depend on Java names. */
class WireNamesTest {
    private static final String PREFIX = WireNamesTest.class.getCanonicalName() + ".";

    /** The list after every Java name below was changed. */
    private static final WireNames NAMES = WireNames.parse(String.join(
            "\n",
            "# A comment.",
            "",
            "zoo/animal = " + PREFIX + "Beast",
            "zoo/animal/lion = " + PREFIX + "Beast.RenamedLion",
            "  cubs = renamedCubs",
            "zoo/animal/owl = " + PREFIX + "Beast.Owl",
            "zoo/food = " + PREFIX + "Fodder",
            "  MEAT = RENAMED_MEAT"));

    private static final Shapes SHAPES = Shapes.of(Forms.none(), NAMES);

    /** A family. */
    public sealed interface Beast {
        /** A member with a renamed component. */
        record RenamedLion(int renamedCubs, Fodder food) implements Beast {}

        /** A member with its first name. */
        record Owl() implements Beast {}
    }

    /** An enum with a renamed constant. */
    public enum Fodder {
        RENAMED_MEAT,
        GRASS
    }

    /** A type that is not listed. */
    public record Unlisted(int number) {}

    private static JsonObject lion(int cubs, String food) {
        return JsonObject.of("@type", "lion").with("cubs", JsonValue.of(cubs)).with("food", food);
    }

    @Test
    void renamedTypesComponentsAndConstantsKeepTheirWireNames() {
        Beast lion = new Beast.RenamedLion(3, Fodder.RENAMED_MEAT);
        assertThat(SHAPES.write(lion)).isEqualTo(lion(3, "MEAT"));
        assertThat(SHAPES.of(Beast.class).read(lion(3, "MEAT"), ReadCursor.root(ReadLimits.standard())))
                .isEqualTo(lion);
        assertThat(SHAPES.write(Fodder.GRASS)).isEqualTo(JsonValue.of("GRASS"));
    }

    @Test
    void refusalsUseWireNames() {
        ReadCursor root = ReadCursor.root(ReadLimits.standard());
        assertThat(refusal(() -> SHAPES.of(Beast.class).read(lion(3, "RENAMED_MEAT"), root)))
                .isEqualTo("/food: Expected one of MEAT, GRASS, found the text \"RENAMED_MEAT\".");
        JsonObject without = JsonObject.of("@type", "lion");
        assertThat(refusal(() -> SHAPES.of(Beast.class).read(without, root)))
                .isEqualTo("the document: The lion needs 'cubs'.");
    }

    private static String refusal(Runnable reading) {
        try {
            reading.run();
            return "none";
        } catch (ReadingRefusedException e) {
            return e.refusal().toString();
        }
    }

    @Test
    void aTypeThatIsNotListedHasNoForm() {
        assertThat(SHAPES.has(Unlisted.class)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SHAPES.write(new Unlisted(1)))
                .withMessageContaining("Unlisted has no JSON form")
                .withMessageContaining("wire-names.txt");
    }

    @Test
    void aNameHasSegmentsForTypeFamilyAndDefinition() {
        WireName lion = NAMES.of(Beast.RenamedLion.class);
        assertThat(Vector.of(lion.tag(), lion.family(), lion.definition(), lion.title()))
                .containsExactly("lion", "zoo/animal", "zoo.animal.lion", "Lion");
        assertThat(lion.withTitle("CrisisCardId").describe()).isEqualTo("crisis card id");
    }

    @Test
    void titlesThatWouldCollideAreQualifiedByFamilyThenByGame() {
        WireNames names = WireNames.parse(
                "a/cut = A\na/event/cut = B\na/command/stop = C\nb/command/stop = D\na/command = E\nb/command = F\na/command/innerCommand = G\nb/command/innerCommand = H");
        assertThat(names.all().map(WireName::title))
                .containsExactly(
                        "Cut",
                        "CutEvent",
                        "AStopCommand",
                        "BStopCommand",
                        "ACommand",
                        "BCommand",
                        "AInnerCommand",
                        "BInnerCommand");
    }

    @Test
    void anUnclearListIsRefused() {
        for (String list : Vector.of(
                "a/b", "a/b = X\na/b = Y", "a/b = X\na/c = X", "  c = d", "roster = X", "a/B = X", "a/b/c/d = X")) {
            assertThatIllegalArgumentException().as(list).isThrownBy(() -> WireNames.parse(list));
        }
    }
}
