package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.ProjectFiles;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.json.Nodes;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.RoundPairing;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Logs of other pairing systems and of earlier rules. */
class OpenedLogTest {
    private static final Announcement CLUB = Announcement.of("Club night", Editions.CHALLENGER);

    private static Desk desk(PairingSystem system) {
        Desk desk = Desk.of(CLUB, Seed.of(4), system)
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil", "Fatou")
                .open()
                .pairRound();
        for (var match : desk.openMatches()) {
            desk = desk.report(
                    desk.name(match.pairing().first()),
                    16,
                    desk.name(match.pairing().second()),
                    9);
        }
        return desk.pairRound();
    }

    private static PairingSystem turned() {
        return (pool, seed) -> {
            RoundPairing swiss = PairingSystem.swiss().pair(pool, seed);
            return new RoundPairing(swiss.pairs().reverse(), swiss.trace());
        };
    }

    @Test
    void theSystemOfAnEventIsReadByItsName() {
        for (PairingSystem system : Vector.of(PairingSystem.randomWithRematches(), PairingSystem.leastSquaredGaps())) {
            Desk desk = desk(system);
            assertThat(LogFormats.EVENTS.readOrThrow(LogFormats.EVENTS.store(desk.play())))
                    .isEqualTo(desk.play());
        }
        PairingSystem own = turned();
        Desk desk = desk(own);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LogFormats.EVENTS.store(desk.play()))
                .withMessageContaining("has no name");
        var house = LogFormats.events(LinkedHashMap.of("house", own));
        String stored = house.store(desk.play());
        assertThat(house.readOrThrow(stored)).isEqualTo(desk.play());
        JsonRefusal refusal = LogFormats.EVENTS.read(stored).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VERSION);
        assertThat(refusal)
                .hasToString(
                        "/start/pairing: The event is paired by the system 'house', which is not known here. "
                                + "Known are swiss, randomWithRematches, leastSquaredGaps. Register others with LogFormats.events.");
        assertThatIllegalArgumentException().isThrownBy(() -> LogFormats.events(LinkedHashMap.of("swiss", own)));
    }

    @Test
    void aLogNamesTheLibraryThatWroteIt() {
        String pom = ProjectFiles.read(Path.of("..", "pom.xml"));
        assertThat(pom)
                .as("LogFormat.LIBRARY is the version of the root pom")
                .containsPattern("<revision>" + LogFormat.LIBRARY.replace(".", "\\.") + "(-SNAPSHOT)?</revision>");
        String document = LogFormats.EVENTS.write(desk(PairingSystem.swiss()).play());
        assertThat(LogFormats.EVENTS.open(document).get().library()).isEqualTo(LogFormat.LIBRARY);
    }

    /** The format of events by other rules than those of today. */
    private static LogFormat<LogFormats.EventStart, TournamentState, TournamentCommand, TournamentEvent> changed(
            BiFunction<TournamentState, TournamentCommand, Decision<TournamentState, TournamentEvent>> rules) {
        return changed(rules, TournamentState::organizerState);
    }

    private static LogFormat<LogFormats.EventStart, TournamentState, TournamentCommand, TournamentEvent> changed(
            BiFunction<TournamentState, TournamentCommand, Decision<TournamentState, TournamentEvent>> rules,
            Function<TournamentState, Object> whole) {
        Game<TournamentState, TournamentCommand, TournamentEvent> game = new Game<>() {
            @Override
            public String name() {
                return "changed";
            }

            @Override
            public Decision<TournamentState, TournamentEvent> decide(TournamentState state, TournamentCommand command) {
                return rules.apply(state, command);
            }

            @Override
            public Vector<Choice<TournamentCommand>> choices(TournamentState state) {
                return Tournament.GAME.choices(state);
            }

            @Override
            public Awaited awaited(TournamentState state) {
                return Tournament.GAME.awaited(state);
            }
        };
        return new LogFormat<>(
                LogFormats.EVENTS.name(),
                LogFormats.EventStart.class,
                play -> new LogFormats.EventStart(
                        play.start().announcement(), play.start().seed(), "swiss"),
                start -> LogFormat.started(Tournament.start(start.announcement(), start.seed()))
                        .map(play -> Play.of(game, play.start())),
                new LoggedGame<>(
                        TournamentCommand.class,
                        TournamentEvent.class,
                        state -> state.rounds().size(),
                        whole,
                        new EventReplayCost()));
    }

    private static int pairing(Desk desk, int which) {
        return desk.play()
                .steps()
                .zipWithIndex()
                .filter(step -> step._1.command() instanceof TournamentCommand.PairRound)
                .get(which)
                ._2;
    }

    @Test
    void aLogOfEarlierRulesIsOpenedByItsEventsAndContinued() {
        Desk desk = desk(PairingSystem.swiss());
        String document = LogFormats.EVENTS
                .write(desk.play())
                .replace("\"library\" : \"" + LogFormat.LIBRARY, "\"library\" : \"0.0.9");
        var corrected = changed((state, command) -> Tournament.with(turned()).decide(state, command));
        int first = pairing(desk, 0);
        JsonRefusal refusal = corrected.read(document).getLeft();
        assertThat(refusal.path()).startsWith("/steps/" + first + "/events/");
        assertThat(refusal.message())
                .contains("It was written by version 0.0.9 of the library, and this is version " + LogFormat.LIBRARY);

        OpenedLog<TournamentState, TournamentCommand, TournamentEvent> opened =
                corrected.open(document).get();
        assertThat(opened.library()).isEqualTo("0.0.9");
        assertThat(opened.isReplayed()).isFalse();
        assertThat(opened.play().state()).isEqualTo(desk.state());
        assertThat(opened.play().log()).isEqualTo(desk.play().log());
        assertThat(opened.differences().map(LogDifference::path))
                .hasSize(2)
                .allMatch(path -> path.endsWith("/tables/pairs/0/first"));
        assertThat(opened.differences().head().rules()).contains("EV-R1");
        assertThat(opened.play().steps().filter(Play.Step::isRecorded).map(Play.Step::command))
                .allMatch(TournamentCommand.PairRound.class::isInstance)
                .hasSize(2);

        var match = desk.openMatches().head().pairing();
        Desk continued = desk.report(desk.name(match.first()), 16, desk.name(match.second()), 3);
        var after = opened.play().apply(continued.play().steps().last().command());
        assertThat(after.state()).isEqualTo(continued.state());
        assertThat(corrected.open(corrected.write(after)).get().play()).isEqualTo(after);
        assertThat(corrected.open(corrected.store(after)).get().play()).isEqualTo(after);
        assertThat(corrected.write(after).split("\"recorded\" : true", -1)).hasSize(3);
        assertThat(corrected.openLines(corrected.lines(after)).get().play()).isEqualTo(after);
        assertThat(corrected
                        .openLines(corrected.lines(after))
                        .get()
                        .differences()
                        .map(LogDifference::path))
                .allMatch(path -> path.matches("/[0-9]+/events/.*"));
    }

    @Test
    void aCommandThatIsRefusedNowKeepsItsRecordedEvents() {
        Desk desk = desk(PairingSystem.swiss());
        int opening = desk.play().steps().indexWhere(step -> step.command() instanceof TournamentCommand.OpenEvent);
        var refusing = changed((state, command) -> command instanceof TournamentCommand.OpenEvent
                ? Tournament.GAME.decide(desk.state(), command)
                : Tournament.GAME.decide(state, command));
        OpenedLog<TournamentState, TournamentCommand, TournamentEvent> opened =
                refusing.open(LogFormats.EVENTS.write(desk.play())).get();
        assertThat(opened.play().state()).isEqualTo(desk.state());
        assertThat(opened.differences()).hasSize(1);
        assertThat(opened.differences().head().path()).isEqualTo("/steps/" + opening);
        assertThat(opened.differences().head().message())
                .contains("refuse the command; its recorded events are taken.");

        OpenedLog<TournamentState, TournamentCommand, TournamentEvent> brief =
                refusing.open(LogFormats.EVENTS.store(desk.play())).get();
        assertThat(brief.differences().head().path()).isEqualTo("/steps/" + opening);
        assertThat(brief.differences().head().message()).contains("so it is left out");
    }

    @Test
    void aShortLogShowsTheRoundWhereTheRulesDiffer() {
        Desk desk = desk(PairingSystem.swiss());
        String stored = LogFormats.EVENTS.store(desk.play());
        assertThat(stored).doesNotContain("\"events\"");
        assertThat(LogFormats.EVENTS.open(stored).get().isReplayed()).isTrue();
        int second = pairing(desk, 1);
        var corrected = changed((state, command) ->
                (state.rounds().isEmpty() ? Tournament.GAME : Tournament.with(turned())).decide(state, command));
        JsonRefusal refusal = corrected.read(stored).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VALUE);
        assertThat(refusal.path()).isEqualTo("/steps/" + second + "/digest");
        assertThat(corrected.open(stored).get().differences().map(LogDifference::path))
                .containsExactly("/steps/" + second + "/digest");
        ObjectNode tree = (ObjectNode) Nodes.parse(stored);
        ((ObjectNode) tree.at("/steps/" + second)).put("digest", "0".repeat(32));
        assertThat(LogFormats.EVENTS.read(tree.toString()).getLeft().path()).isEqualTo("/steps/" + second + "/digest");
    }

    @Test
    void aShortLogShowsTheRoundWhereEqualEventsLeadToAnotherState() {
        Desk desk = desk(PairingSystem.swiss());
        String stored = LogFormats.EVENTS.store(desk.play());
        int second = pairing(desk, 1);
        var other = changed(
                Tournament.GAME::decide,
                state -> state.rounds().size() < 2 ? state.organizerState() : state.publicState());
        assertThat(other.read(stored).getLeft().path()).isEqualTo("/steps/" + second + "/digest");
        var opened = other.open(stored).get();
        assertThat(opened.play().state()).isEqualTo(desk.state());
        assertThat(opened.differences()).hasSize(1);
        assertThat(opened.differences().head().path()).isEqualTo("/steps/" + second + "/digest");
    }

    @Test
    void aShortLogHasADigestForEachRoundAndForTheLastStep() {
        Desk paired = desk(PairingSystem.swiss());
        Pairing match = paired.openMatches().head().pairing();
        Desk desk = paired.report(paired.name(match.first()), 16, paired.name(match.second()), 3);
        JsonNode steps = Nodes.parse(LogFormats.EVENTS.store(desk.play())).at("/steps");
        Vector<Integer> digested =
                Vector.range(0, steps.size()).filter(i -> steps.get(i).has("digest"));
        assertThat(digested).containsExactly(pairing(desk, 0), pairing(desk, 1), steps.size() - 1);
        assertThat(LogFormats.EVENTS.write(desk.play())).doesNotContain("recorded");
    }

    @Test
    void everyShortLogOfEveryGameIsReadWithItsDigests() {
        for (int i = 0; i < 10; i++) {
            Desk desk = Samples.desk(Seed.of(i), 60);
            String stored = LogFormats.EVENTS.store(desk.play());
            assertThat(stored).contains("\"digest\"");
            assertThat(LogFormats.EVENTS.open(stored).get().isReplayed()).isTrue();
            assertThat(LogFormats.EVENTS
                            .open(LogFormats.EVENTS.write(desk.play()))
                            .get()
                            .play())
                    .isEqualTo(desk.play());
        }
    }

    @Test
    void recordedEventsThatDoNotFitAreRefused() {
        Desk desk = desk(PairingSystem.swiss());
        ObjectNode tree = (ObjectNode) Nodes.parse(LogFormats.EVENTS.write(desk.play()));
        int last = desk.play().steps().size() - 1;
        ObjectNode event = (ObjectNode) tree.at("/steps/" + (last - 1) + "/events/0");
        event.put("round", 9).put("table", 77);
        JsonRefusal refusal = LogFormats.EVENTS.open(tree.toString()).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VALUE);
        assertThat(refusal.path()).isEqualTo("/steps/" + (last - 1) + "/events");
    }
}
