package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.Desk;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A published event follows from its seed, its log and its commitment, and a changed one does not. */
class VerificationTest {
    private static final Desk DESK = played(Desk.challenger("Saturday", Seed.of(7)));

    private static Desk played(Desk begun) {
        Desk desk = begun.register("Ada", "Bruno", "Chidi", "Dana").open();
        for (int round = 1; round <= 2; round++) {
            desk = desk.pairRound();
            for (var match : desk.openMatches()) {
                desk = desk.report(
                        desk.name(match.pairing().first()),
                        12,
                        desk.name(match.pairing().second()),
                        9);
            }
        }
        return desk;
    }

    private static String published() {
        return PublishedEvent.write(DESK.play(), "salt", Language.ENGLISH);
    }

    private static Verification verified(String document) {
        return Verification.of(document, Option.none());
    }

    @Test
    void aPublishedEventAndItsLogAreVerified() {
        for (String document :
                new String[] {published(), LogFormats.EVENTS.write(DESK.play()), LogFormats.EVENTS.store(DESK.play())
                }) {
            Verification verification = verified(document);
            assertThat(verification.faults()).isEmpty();
            assertThat(verification.isVerified()).isTrue();
            assertThat(verification.describe())
                    .isEqualTo("Every pairing, bye and lot follows from the seed, and every standing from the results."
                            + " No commitment to the seed was published.");
        }
    }

    @Test
    void aChangedResultStandingOrVersionIsFoundWithItsPlace() {
        assertThat(paths(published().replaceFirst("\"Ada\"", "\"Eve\""))).isNotEmpty();
        assertThat(paths(published().replaceFirst("\"library\" : \"[^\"]*\"", "\"library\" : \"9.9\"")))
                .containsExactly("/log/library");
        assertThat(paths(
                        published().replaceFirst("(?s)(.*)\"language\" : \"ENGLISH\"", "$1\"language\" : \"SPANISH\"")))
                .isNotEmpty()
                .allMatch(path -> path.startsWith("/packet"));
        assertThat(paths(LogFormats.EVENTS.write(DESK.play()).replaceFirst("\"points\" : \\[ 12", "\"points\" : [ 13")))
                .allMatch(path -> path.startsWith("/"));
    }

    @Test
    void aChangeOfAnyValueOfAPublishedEventIsFound() {
        JsonValue document = CrisisJson.standard().parse(published()).get();
        int place = 0;
        while (true) {
            AtomicInteger left = new AtomicInteger(place);
            String changed = JsonPrinter.line(changed(document, left));
            if (left.get() >= 0) {
                assertThat(place).isGreaterThan(400);
                return;
            }
            // Without a commitment nothing follows from the salt.
            if (!changed.contains("\"saltx\"")) {
                Verification verification = verified(changed);
                assertThat(verification.isVerified()).as(changed).isFalse();
                assertThat(verification.faults()).as(changed).isNotEmpty();
            }
            place += 5;
        }
    }

    /** Returns a value with one of its texts, numbers and other single values changed, after leaving out as many as are left. */
    private static JsonValue changed(JsonValue value, AtomicInteger left) {
        if (value instanceof JsonObject object && object.size() > 0) {
            JsonObject.Builder all = JsonObject.builder();
            object.fields().forEach((name, field) -> all.put(name, changed(field, left)));
            return all.build();
        }
        if (value instanceof JsonArray array && !array.isEmpty()) {
            return JsonArray.ofAll(
                    array.items().stream().map(item -> changed(item, left)).toList());
        }
        if (left.getAndDecrement() != 0) {
            return value;
        }
        return value instanceof JsonNumber
                ? JsonValue.of(Long.parseLong(value.toString()) + 1)
                : value instanceof JsonBoolean flag
                        ? JsonValue.of(!flag.value())
                        : JsonValue.of(value.text().getOrElse("") + "x");
    }

    private static Iterable<String> paths(String document) {
        return verified(document).faults().map(LogDifference::path);
    }

    @Test
    void anUnreadableDocumentIsDescribed() {
        Verification nothing = verified("{}");
        assertThat(nothing.isVerified()).isFalse();
        assertThat(nothing.faults().head().path()).isEqualTo("/format");
        assertThat(nothing.describe(Wording.ENGLISH.in(Language.SPANISH)))
                .isEqualTo("Esto no es el registro de un evento que se pueda volver a jugar.");
    }
}
