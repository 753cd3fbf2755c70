package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.NrtmJson;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Official;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import java.util.Iterator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Documents that were chosen to be slow or not to be read back. {@link ChosenDocuments} shows what the large ones take. */
class ChosenInputTest {
    private static final CrisisJson JSON = CrisisJson.standard();

    @Test
    void importedPlayersMayHaveTheSameHashCode() {
        assertThat(ChosenDocuments.colliding(64).map(String::hashCode).distinct())
                .hasSize(1);
        assertThat(ChosenDocuments.colliding(64).distinct()).hasSize(64);
        assertThat(NrtmJson.read(ChosenDocuments.nrtm(4096)).get().players()).hasSize(4096);
        ImportedEvent event =
                ResultsCsv.read("Chosen", ChosenDocuments.csv(4096)).get();
        assertThat(event.players()).hasSize(4096);
        assertThat(ResultsCsv.read("Chosen", ResultsCsv.write(event)).get()).isEqualTo(event);
    }

    @Test
    void mapsSetsAndOddsOfManyKeysWithOneHashCodeAreRefused() {
        assertThat(JSON.read(ChosenDocuments.odds(128), new JsonType<Distribution<String>>() {})
                        .isRight())
                .isTrue();
        assertLimit(JSON.read(ChosenDocuments.odds(256), new JsonType<Distribution<String>>() {})
                .getLeft());
        assertLimit(JSON.read(ChosenDocuments.texts(256), new JsonType<LinkedHashSet<String>>() {})
                .getLeft());
        String map = ChosenDocuments.colliding(256).mkString("{\"", "\":1,\"", "\":1}");
        assertLimit(JSON.read(map, new JsonType<LinkedHashMap<String, Integer>>() {})
                .getLeft());
    }

    private static void assertLimit(JsonRefusal refusal) {
        assertThat(refusal.kind()).isEqualTo(RefusalKind.LIMIT);
        assertThat(refusal.message()).contains("the same hash code");
    }

    @Test
    void digitsAreBounded() {
        JsonType<Vector<Ratio>> ratios = new JsonType<>() {};
        assertThat(JSON.read(ChosenDocuments.ratios(1, 500), ratios).isRight()).isTrue();
        assertThat(JSON.read(ChosenDocuments.ratios(1, 501), ratios).getLeft().path())
                .isEqualTo("/0");
        JsonType<Distribution<Integer>> odds = new JsonType<>() {};
        assertThat(JSON.read("[{\"outcome\":1,\"weight\":\"" + "9".repeat(501) + "\"}]", odds)
                        .getLeft()
                        .kind())
                .isEqualTo(RefusalKind.FORM);
    }

    @Test
    void oneLegalCommandManyTimes() {
        String log =
                ChosenDocuments.repeated(3000, new TournamentCommand.GiveRuling(new Official("Wanda"), "Play on."));
        var play = LogFormats.EVENTS.readOrThrow(log);
        assertThat(play.state().rulings().rulings()).hasSize(3000);
        assertThat(play)
                .isEqualTo(LogFormats.EVENTS.readOrThrow(log))
                .hasSameHashCodeAs(LogFormats.EVENTS.readOrThrow(log));
    }

    @Test
    void anEndlessLogIsRefusedAtItsFirstWrongLine() {
        Iterator<String> endless = Stream.generate(() -> "{}").iterator();
        assertThat(LogFormats.EVENTS.readLines(() -> endless).getLeft().path()).isEqualTo("/0/format");
        Vector<String> heading = LogFormats.EVENTS.lines(
                LogFormats.EVENTS.readOrThrow(ChosenDocuments.repeated(0, new TournamentCommand.OpenEvent())));
        Iterator<String> more = Stream.concat(heading.toJavaStream(), Stream.generate(() -> "{}"))
                .iterator();
        assertThat(LogFormats.EVENTS.readLines(() -> more).getLeft().path()).isEqualTo("/" + heading.size());
    }

    @Test
    void aViolationWithAVeryLongTextIsReadBack() {
        var violation = new TournamentViolation.AlreadyRegistered("x".repeat(19_990), PlayerId.of(1));
        String text = JSON.write(violation);
        assertThat(JSON.read(text, TournamentViolation.class).get()).isEqualTo(violation);
        assertThat(text).hasSizeLessThan(22_000);
    }

    @Test
    void anEventHasNoEndlessStructure() {
        assertThat(Structure.swiss(Structure.MAX_ROUNDS).swissRounds()).isEqualTo(1000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Structure.swiss(Integer.MAX_VALUE))
                .withMessage("An event has at most 1000 Swiss rounds, not 2147483647.");
    }
}
