package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
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
            // Without a commitment nothing follows from the salt, and the version of the library follows from nothing.
            if (!changed.contains("\"saltx\"") && !changed.contains(LogFormat.LIBRARY + "x")) {
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
    void aDocumentOfAnotherVersionIsVerifiedAndSaidToBeOfThatVersionWhereItDiffers() {
        for (String document :
                new String[] {published(), LogFormats.EVENTS.write(DESK.play()), LogFormats.EVENTS.store(DESK.play())
                }) {
            String other = document.replaceFirst("(\"library\" ?: ?)\"[^\"]*\"", "$1\"9.9\"");
            assertThat(other).isNotEqualTo(document);
            assertThat(verified(other).isVerified()).isTrue();
            assertThat(verified(other).library()).isEqualTo("9.9");
            Verification changed = verified(other.replaceFirst("(\"vps\" ?: ?)12", "$113"));
            assertThat(changed.isVerified()).isFalse();
            assertThat(changed.describe())
                    .startsWith("The document was written by version 9.9 of the library, and this is version "
                            + LogFormat.LIBRARY + ". By its rules something else follows in ")
                    .endsWith("Verify it with version 9.9, too.");
        }
    }

    @Test
    void aVeryLargeEventIsNotCompared() {
        String log = imported(51, 100);
        Verification packet = verified("{\"format\":\"crisisrules.packet\",\"packet\":{},\"log\":" + log + "}");
        assertThat(packet.play()).isEmpty();
        assertThat(packet.faults())
                .hasToString("Vector(/packet: The event has 102 players and 100 rounds, and tables of at most 10000"
                        + " players times rounds are compared. Verify the log alone.)");
        assertThat(verified(imported(6, 1000)).faults())
                .hasToString("Vector(The event has 12 players and 1000 rounds, which is too much work to verify it.)");
    }

    @Test
    void theDigestOfAVeryLongEventIsTooMuchWork() {
        String digest = ",\"digest\":\"" + "0".repeat(32) + "\"}";
        JsonRefusal wrong = LogFormats.EVENTS
                .read(imported(6, 100).replaceFirst("\\}\\]\\}$", digest + "]}"))
                .getLeft();
        assertThat(wrong.kind()).isEqualTo(RefusalKind.VALUE);
        JsonRefusal tooLong = LogFormats.EVENTS
                .read(imported(6, 1000).replaceFirst("\\}\\]\\}$", digest + "]}"))
                .getLeft();
        assertThat(tooLong.kind()).isEqualTo(RefusalKind.LIMIT);
        assertThat(tooLong.path()).isEqualTo("/steps/0/digest");
    }

    /** Returns the log of an event that took over all of its rounds from another program. */
    private static String imported(int tables, int rounds) {
        String results = Vector.rangeClosed(1, rounds)
                .flatMap(round -> Vector.range(0, tables).map(table -> round + ",A" + table + ",3,B" + table + ",0\n"))
                .mkString("round,player1,points1,player2,points2\n", "", "");
        Announcement announcement =
                Announcement.of("League", Editions.CHALLENGER).withStructure(Option.some(Structure.swiss(rounds)));
        String begun = LogFormats.EVENTS.store(Desk.of(announcement, Seed.of(1)).play());
        String command = CrisisJson.standard()
                .write(ResultsCsv.read("League", results).get().takeOver());
        return begun.replaceFirst("\\]\\}\\s*$", "") + "{\"command\":" + command + "}]}";
    }

    @Test
    void anUnreadableDocumentIsDescribed() {
        Verification nothing = verified("{}");
        assertThat(nothing.isVerified()).isFalse();
        assertThat(nothing.faults().head().path()).isEqualTo("/format");
        assertThat(nothing.describe(Wording.ENGLISH.in(Language.SPANISH)))
                .isEqualTo("El documento no se puede verificar.");
    }
}
