package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.Nodes;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.refusal.RefusedDocumentException;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentViolation;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LogTest {
    private static final CrisisJson JSON = CrisisJson.standard();

    @Test
    void eventsAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 8; i++) {
            Desk desk = Samples.desk(Seed.of(i), 80);
            String document = LogFormats.EVENTS.write(desk.play());
            String stored = LogFormats.EVENTS.store(desk.play());
            assertThat(LogFormats.EVENTS.read(document).get()).isEqualTo(desk.play());
            assertThat(LogFormats.EVENTS.read(stored).get()).isEqualTo(desk.play());
            assertThat(stored).doesNotContain("\n").hasSizeLessThan(document.length() / 3);
        }
    }

    @Test
    void applyReturnsThePlayOrThrowsAnException() {
        assertThat(LogFormats.EVENTS.readOrThrow(LogFormats.EVENTS.write(desk().play())))
                .isEqualTo(desk().play());
        assertThatThrownBy(() -> LogFormats.EVENTS.readOrThrow("{}"))
                .isInstanceOfSatisfying(
                        RefusedDocumentException.class,
                        e -> assertThat(e.refusal())
                                .isEqualTo(LogFormats.EVENTS.read("{}").getLeft()))
                .hasMessageContaining("Expected a document of the format");
    }

    @Test
    void anExceptionOfAPairingSystemIsNotTurnedIntoARefusalOfTheDocument() {
        String document = LogFormats.EVENTS.write(desk().play()).replace("\"swiss\"", "\"broken\"");
        PairingSystem broken = (pool, seed) -> {
            throw new IllegalStateException("a defect");
        };
        assertThatThrownBy(() ->
                        LogFormats.events(LinkedHashMap.of("broken", broken)).read(document))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a defect");
    }

    @Test
    void theRandomEventsHaveEveryKindOfCommand() {
        Vector<String> kinds = Vector.range(0, 25)
                .flatMap(i -> Samples.desk(Seed.of(i), 80).play().steps())
                .map(step -> step.command().getClass().getSimpleName())
                .distinct();
        assertThat(kinds).contains("PairRound", "ReportResult", "AmendResult", "DropPlayer", "RejoinPlayer", "MakeCut");
        assertThat(kinds).contains("CloseEvent", "EjectPlayer", "EnterLate", "StartClock", "SubmitList", "WarnPlayer");
    }

    @Test
    void aCommandThatTheRulesRefuseIsRefusedAtItsStep() {
        String document = changed(desk(), tree -> {
            ObjectNode again = tree.withArray("steps").addObject();
            again.set("command", Nodes.of(new TournamentCommand.OpenEvent()));
        });
        JsonRefusal refusal = LogFormats.EVENTS.read(document).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.RULE);
        assertThat(refusal.path()).isEqualTo("/steps/" + desk().play().steps().size() + "/command");
        assertThat(refusal.violations()).hasSize(1);
    }

    @Test
    void aPlayerCannotStandTwiceInALog() {
        String document = LogFormats.EVENTS.write(desk().play()).replaceFirst("\"Player 2\"", "\"Player 1\"");
        JsonRefusal refusal = LogFormats.EVENTS.read(document).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.RULE);
        assertThat(refusal.path()).isEqualTo("/steps/1/command");
        assertThat(refusal.violations().head()).isInstanceOf(TournamentViolation.AlreadyRegistered.class);
    }

    @Test
    void aPairingThatWasChangedAfterwardsIsFound() {
        Desk desk = desk();
        int step = desk.play().steps().indexWhere(each -> each.command() instanceof TournamentCommand.PairRound);
        String document = changed(desk, tree -> {
            JsonNode events = tree.at("/steps/" + step + "/events");
            ObjectNode paired = (ObjectNode) events.get(events.size() - 1).at("/tables/pairs/0");
            paired.set("first", paired.get("second"));
        });
        JsonRefusal refusal = LogFormats.EVENTS.read(document).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VALUE);
        assertThat(refusal.path()).startsWith("/steps/" + step + "/events/").endsWith("/tables/pairs/0/first");
    }

    @Test
    void anEventThatWasAddedAtTheEndOrLeftOutIsFound() {
        int last = desk().play().steps().size() - 1;
        assertThat(refused(tree -> {
                            JsonNode events = tree.at("/steps/" + last + "/events");
                            ((ArrayNode) events).add(events.get(0).deepCopy());
                        })
                        .path())
                .isEqualTo("/steps/" + last + "/events");
        assertThat(refused(tree -> ((ArrayNode) tree.at("/steps/" + last + "/events")).remove(0))
                        .path())
                .isEqualTo("/steps/" + last + "/events");
    }

    @Test
    void aLogOfCommandsAloneIsEnough() {
        String document =
                changed(desk(), tree -> tree.withArray("steps").forEach(step -> ((ObjectNode) step).remove("events")));
        assertThat(LogFormats.EVENTS.read(document).get().state()).isEqualTo(desk().state());
    }

    @Test
    void otherFormatsAndVersionsAreRefused() {
        assertThat(refused(tree -> tree.put("version", 2)).path()).isEqualTo("/version");
        assertThat(refused(tree -> tree.put("format", "crisisrules.hulk")).kind())
                .isEqualTo(RefusalKind.VERSION);
        assertThat(refused(tree -> tree.remove("steps")).kind()).isEqualTo(RefusalKind.MISSING);
        assertThat(refused(tree -> ((ObjectNode) tree.get("start")).remove("seed"))
                        .path())
                .isEqualTo("/start");
        assertThat(LogFormats.EVENTS.read("[]").getLeft().kind()).isEqualTo(RefusalKind.VERSION);
    }

    @Test
    void nonsenseInACommandIsARefusalAndNoException() {
        String document = changed(desk(), tree -> {
            ObjectNode command = tree.withArray("steps").addObject().putObject("command");
            command.put("@type", "startClock").put("seated", -5).put("now", "2026-11-16T10:00:00Z");
        });
        assertThat(LogFormats.EVENTS.read(document).isLeft()).isTrue();
    }

    @Test
    void hulkGamesAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 4; i++) {
            HulkDifficulty difficulty = HulkDifficulty.values()[i % HulkDifficulty.values().length];
            var game = Samples.hulkGame(difficulty, Seed.of(i));
            assertThat(LogFormats.HULK.read(LogFormats.HULK.write(game)).get()).isEqualTo(game);
        }
    }

    @Test
    void colossusGamesAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 3; i++) {
            var game = Samples.atRandom(Play.started(Colossus.start(Samples.colossus(Seed.of(i)))), Seed.of(i), 150);
            assertThat(game.steps()).hasSizeGreaterThan(5);
            assertThat(LogFormats.COLOSSUS.read(LogFormats.COLOSSUS.write(game)).get())
                    .isEqualTo(game);
        }
    }

    @Test
    void scenesAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 2; i++) {
            var game = Samples.atRandom(Play.started(Scene.start(Samples.cast())), Seed.of(i), 120);
            assertThat(LogFormats.SCENES.read(LogFormats.SCENES.write(game)).get())
                    .isEqualTo(game);
        }
    }

    @Test
    void scenesKeepTheDoomPoolAndTheGroupsTheyBeganWith() {
        var game = Play.started(Scene.start(Samples.cast()));
        var again = LogFormats.SCENES.read(LogFormats.SCENES.write(game)).get();
        assertThat(again.start().doom()).hasToString("d6+d8");
        assertThat(again.start().groups()).isEqualTo(game.start().groups());
        assertThat(again.start().groups().groups()).hasSize(1);
    }

    @Test
    void refusalsOfAnyModuleAreReadAsTheyWereWritten() {
        RuleViolation late = desk().attempt(new TournamentCommand.OpenEvent()).getLeft();
        assertThat(JSON.read(JSON.write(late), RuleViolation.class).get()).isEqualTo(late);
        assertThat(late.describe()).isNotBlank();
    }

    private static Desk desk() {
        return Samples.desk(Seed.of(3), 12);
    }

    private static JsonRefusal refused(Consumer<ObjectNode> change) {
        return LogFormats.EVENTS.read(changed(desk(), change)).getLeft();
    }

    private static String changed(Desk desk, Consumer<ObjectNode> change) {
        ObjectNode tree = (ObjectNode) Nodes.parse(LogFormats.EVENTS.write(desk.play()));
        change.accept(tree);
        return tree.toString();
    }
}
