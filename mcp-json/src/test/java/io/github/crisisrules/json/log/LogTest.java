package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.colossus.ColossusChoices;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.simulation.HulkScenario;
import io.github.crisisrules.encounter.simulation.HulkSimulation;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneMoves;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.desk.Desk;
import io.github.crisisrules.tournament.desk.TournamentCommand;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LogTest {
    private static final CrisisJson JSON = CrisisJson.standard();

    @Test
    void eventsAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 25; i++) {
            Desk desk = Samples.desk(Seed.of(i), 80);
            Desk read = TournamentLog.read(TournamentLog.write(desk)).get();
            assertThat(read.steps()).isEqualTo(desk.steps());
            assertThat(read.state()).isEqualTo(desk.state());
        }
    }

    @Test
    void theRandomEventsHaveEveryKindOfCommand() {
        Vector<String> kinds = Vector.range(0, 25)
                .flatMap(i -> Samples.desk(Seed.of(i), 80).steps())
                .map(step -> step.command().getClass().getSimpleName())
                .distinct();
        assertThat(kinds).contains("PairRound", "ReportResult", "AmendResult", "DropPlayer", "RejoinPlayer", "MakeCut");
        assertThat(kinds).contains("CloseEvent", "EjectPlayer", "EnterLate", "StartClock", "SubmitList", "WarnPlayer");
    }

    @Test
    void aCommandThatTheRulesRefuseIsRefusedAtItsStep() {
        String document = changed(desk(), tree -> {
            ObjectNode again = tree.withArray("steps").addObject();
            again.set("command", JSON.tree(new TournamentCommand.OpenEvent()));
        });
        JsonRefusal refusal = TournamentLog.read(document).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.RULE);
        assertThat(refusal.path()).isEqualTo("/steps/" + desk().steps().size() + "/command");
        assertThat(refusal.rules()).hasSize(1);
    }

    @Test
    void aPlayerCannotStandTwiceInALog() {
        String document = TournamentLog.write(desk()).replaceFirst("\"Player 2\"", "\"Player 1\"");
        JsonRefusal refusal = TournamentLog.read(document).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.RULE);
        assertThat(refusal.path()).isEqualTo("/steps/1/command");
        assertThat(refusal.rules().head()).startsWith("EV-");
    }

    @Test
    void aPairingThatWasChangedAfterwardsIsFound() {
        Desk desk = desk();
        int step = desk.steps().indexWhere(each -> each.command() instanceof TournamentCommand.PairRound);
        String document = changed(desk, tree -> {
            JsonNode events = tree.at("/steps/" + step + "/events");
            ObjectNode paired = (ObjectNode) events.get(events.size() - 1).at("/tables/pairs/0");
            paired.set("first", paired.get("second"));
        });
        JsonRefusal refusal = TournamentLog.read(document).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VALUE);
        assertThat(refusal.path()).startsWith("/steps/" + step + "/events/").endsWith("/tables/pairs/0/first");
    }

    @Test
    void aLogOfCommandsAloneIsEnough() {
        String document =
                changed(desk(), tree -> tree.withArray("steps").forEach(step -> ((ObjectNode) step).remove("events")));
        assertThat(TournamentLog.read(document).get().state()).isEqualTo(desk().state());
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
        assertThat(TournamentLog.read("[]").getLeft().kind()).isEqualTo(RefusalKind.VERSION);
    }

    @Test
    void nonsenseInACommandIsARefusalAndNoException() {
        String document = changed(desk(), tree -> {
            ObjectNode command = tree.withArray("steps").addObject().putObject("command");
            command.put("@type", "startClock").put("seated", -5).put("now", "2026-11-16T10:00:00Z");
        });
        assertThat(TournamentLog.read(document).isLeft()).isTrue();
    }

    @Test
    void hulkGamesAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 8; i++) {
            HulkScenario scenario = HulkScenario.standIn(HulkDifficulty.values()[i % HulkDifficulty.values().length]);
            var game = HulkSimulation.game(scenario, Seed.of(i), 1);
            var log = LogFormats.HULK.begin(scenario.setup()).get();
            for (var move : game.moves()) {
                log = log.give(move.command()).get();
            }
            assertThat(log.events()).isEqualTo(game.log());
            assertThat(LogFormats.HULK.read(LogFormats.HULK.write(log)).get()).isEqualTo(log);
        }
    }

    @Test
    void colossusGamesAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 8; i++) {
            var log = LogFormats.COLOSSUS.begin(Samples.colossus(Seed.of(i))).get();
            for (int step = 0; step < 150 && !log.state().isOver(); step++) {
                var choices = ColossusChoices.of(log.state());
                if (choices.isEmpty()) {
                    break;
                }
                log = log.give(Seed.of(i).split("step", step).pick(choices)).get();
            }
            assertThat(log.steps()).hasSizeGreaterThan(5);
            assertThat(LogFormats.COLOSSUS.read(LogFormats.COLOSSUS.write(log)).get())
                    .isEqualTo(log);
        }
    }

    @Test
    void scenesAreReadAsTheyWerePlayed() {
        for (int i = 0; i < 6; i++) {
            var log = LogFormats.SCENES.begin(Samples.cast()).get();
            for (int step = 0; step < 120; step++) {
                Seed seed = Seed.of(i).split("step", step);
                Vector<SceneCommand> moves = SceneMoves.legal(log.state(), "Name " + step, seed);
                log = log.give(seed.pick(moves)).get();
            }
            assertThat(LogFormats.SCENES.read(LogFormats.SCENES.write(log)).get())
                    .isEqualTo(log);
        }
    }

    @Test
    void refusalsOfAnyModuleAreReadAsTheyWereWritten() {
        RuleViolation late = desk().give(new TournamentCommand.OpenEvent()).getLeft();
        assertThat(JSON.read(JSON.write(late), RuleViolation.class).get()).isEqualTo(late);
        assertThat(late.rule()).isNotEqualTo(EventRules.BYE);
    }

    private static Desk desk() {
        return Samples.desk(Seed.of(3), 12);
    }

    private static JsonRefusal refused(Consumer<ObjectNode> change) {
        return TournamentLog.read(changed(desk(), change)).getLeft();
    }

    private static String changed(Desk desk, Consumer<ObjectNode> change) {
        ObjectNode tree = (ObjectNode) JSON.parse(TournamentLog.write(desk)).get();
        change.accept(tree);
        return tree.toString();
    }
}
