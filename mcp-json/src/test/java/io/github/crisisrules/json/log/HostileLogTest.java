package io.github.crisisrules.json.log;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.Nodes;
import io.github.crisisrules.json.Samples;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.clock.RoundClock;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.edition.StructureRow;
import io.github.crisisrules.tournament.game.ImportedRound;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Forged logs, and logs that ask for more than they show. */
class HostileLogTest {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Desk CHALLENGER = Desk.challenger("Forged", Seed.of(1))
            .register("Ada", "Bruno", "Chidi", "Dana")
            .open()
            .pairRound();

    private static String changed(Desk desk, Consumer<ObjectNode> change) {
        ObjectNode tree = (ObjectNode) Nodes.parse(LogFormats.EVENTS.store(desk.play()));
        tree.withArray("steps").forEach(step -> ((ObjectNode) step).remove("digest"));
        change.accept(tree);
        return tree.toString();
    }

    @Test
    void anEventByAnotherTableIsNotOfficial() {
        Desk again = Desk.of(LogFormats.EVENTS
                .read(LogFormats.EVENTS.write(CHALLENGER.play()))
                .get());
        assertThat(again.state().announcement().isOfficial()).isTrue();
        assertThat(again.announcement().text()).contains("Challenger Event").doesNotContain("unofficial");
        Edition twoRounds =
                Editions.CHALLENGER.withStructureTable(Vector.of(StructureRow.orMore(4, Structure.swiss(2))));
        String forged = changed(
                CHALLENGER, tree -> ((ObjectNode) tree.at("/start/announcement")).set("edition", Nodes.of(twoRounds)));
        Desk other = Desk.of(LogFormats.EVENTS.read(forged).get());
        assertThat(other.state().announcement().edition()).isEqualTo(twoRounds);
        assertThat(other.state().announcement().isOfficial()).isFalse();
        assertThat(other.announcement().text()).contains("Challenger Event (unofficial)");
        assertThat(other.packet().markdown()).contains("(unofficial)");
    }

    @Test
    void aHeroNamedLikeTheBossIsRefusedByTheRules() {
        HulkSetup setup = Samples.hulk(HulkDifficulty.NORMAL);
        String hero = setup.team().members().head().id().name();
        String log = LogFormats.HULK.store(Play.started(Hulk.start(setup)));
        JsonRefusal refusal = LogFormats.HULK
                .read(log.replace("\"" + hero + "\"", "\"" + HulkSetup.HULK.name() + "\""))
                .getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.RULE);
        assertThat(refusal.path()).isEqualTo("/start");
        assertThat(refusal.violations()).anyMatch(SquadViolation.NameTaken.class::isInstance);
    }

    @Test
    void anEventWithALongNameIsNotEvenBegun() {
        Announcement announcement = Announcement.of("x".repeat(20_001), Editions.CHALLENGER);
        assertThat(Tournament.start(announcement, Seed.of(1)).isInvalid()).isTrue();
        String longest = "\ud83c\udfb2".repeat(200);
        Desk desk = Desk.challenger(longest, Seed.of(1)).register(longest);
        assertThat(LogFormats.EVENTS.read(LogFormats.EVENTS.write(desk.play())).get())
                .isEqualTo(desk.play());
    }

    @Test
    void aLaterVersionSaysSo() {
        JsonRefusal refusal = LogFormats.EVENTS
                .read(changed(CHALLENGER, tree -> tree.put("version", 7)))
                .getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.VERSION);
        assertThat(refusal.path()).isEqualTo("/version");
        assertThat(refusal.message())
                .isEqualTo("The document has version 7, and the newest version known here is 1. "
                        + "Read it with a later release of the library.");
        for (String version : new String[] {"0", "-1", "1.5", "\"1\"", "null", "99999999999"}) {
            String other =
                    LogFormats.EVENTS.store(CHALLENGER.play()).replace("\"version\":1", "\"version\":" + version);
            assertThat(LogFormats.EVENTS.read(other).getLeft().message())
                    .as(version)
                    .isEqualTo("A log needs its version, such as 1.");
        }
        assertThat(LogFormats.HULK
                        .read(LogFormats.EVENTS.store(CHALLENGER.play()))
                        .getLeft()
                        .message())
                .isEqualTo("Expected a document of the format 'crisisrules.hulk', found 'crisisrules.tournament'.");
    }

    @Test
    void fieldsOfLaterVersionsAreIgnoredAndMisspellingsAreNot() {
        String more = changed(CHALLENGER, tree -> {
            tree.put("writtenBy", "a later release");
            ((ObjectNode) tree.get("start")).put("weather", "rain");
            ObjectNode announcement = (ObjectNode) tree.at("/start/announcement");
            announcement.remove("timeline");
            announcement.put("venue", "the club");
            tree.withArray("steps").forEach(step -> ((ObjectNode) step).put("at", "10:00"));
        });
        assertThat(LogFormats.EVENTS.read(more).get()).isEqualTo(CHALLENGER.play());
        String misspelt = changed(CHALLENGER, tree -> {
            ObjectNode announcement = (ObjectNode) tree.at("/start/announcement");
            announcement.set("timeLines", announcement.remove("timeline"));
        });
        JsonRefusal refusal = LogFormats.EVENTS.read(misspelt).getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.UNKNOWN);
        assertThat(refusal.message())
                .isEqualTo("There is no field 'timeLines'. Write 'timeline' if you mean that field, or leave it out.");
        String event = changed(CHALLENGER, tree -> ((ObjectNode) tree.at("/steps/0")).putArray("event"));
        assertThat(LogFormats.EVENTS.read(event).getLeft().path()).isEqualTo("/steps/0");
        assertThat(LogFormats.EVENTS.read(event).getLeft().kind()).isEqualTo(RefusalKind.UNKNOWN);
    }

    @Test
    void theOrderOfFieldsIsOfNoAccount() {
        JsonNode tree = Nodes.parse(LogFormats.EVENTS.write(CHALLENGER.play()));
        String turned = "{\"steps\":" + tree.get("steps") + ",\"note\":[1,{\"steps\":[]}],\"start\":"
                + tree.get("start") + ",\"version\":1,\"format\":\"crisisrules.tournament\"}";
        assertThat(LogFormats.EVENTS.read(turned).get()).isEqualTo(CHALLENGER.play());
        assertThat(LogFormats.EVENTS.read("\ufeff" + turned).get()).isEqualTo(CHALLENGER.play());
        assertThat(LogFormats.EVENTS.read(turned + " {}").getLeft().kind()).isEqualTo(RefusalKind.SYNTAX);
        assertThat(LogFormats.EVENTS
                        .read(turned.replace("\"note\"", "\"steps\""))
                        .getLeft()
                        .kind())
                .isEqualTo(RefusalKind.SYNTAX);
        assertThat(LogFormats.EVENTS
                        .read(turned.substring(0, turned.length() - 1))
                        .getLeft()
                        .kind())
                .isEqualTo(RefusalKind.SYNTAX);
    }

    private static Desk crowd(int players) {
        return Desk.of(
                        Announcement.of("Crowd", Editions.CHALLENGER).withStructure(Option.some(Structure.swiss(3))),
                        Seed.of(1))
                .register(Vector.rangeClosed(1, players).map(i -> "P" + i));
    }

    private static JsonRefusal refused(Desk desk, ReadLimits limits) {
        JsonRefusal refusal = LogFormats.EVENTS
                .read(LogFormats.EVENTS.store(desk.play()), JSON.within(limits))
                .getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.LIMIT);
        return refusal;
    }

    @Test
    void playersExclusionsAndWorkAreBoundedAndTheBoundsCanBeRaised() {
        ReadLimits standard = ReadLimits.standard();
        Desk crowd = crowd(20);
        assertThat(refused(crowd, standard.withPlayers(19)).message())
                .isEqualTo("The event has more players than the 19 that are read. "
                        + "Raise ReadLimits.players for a document that you trust.");
        assertThat(refused(crowd, standard.withPlayers(19)).path()).isEqualTo("/steps/19/command");
        Desk taken = Desk.challenger("Taken", Seed.of(1))
                .apply(new TournamentCommand.ImportEvent(
                        Vector.rangeClosed(1, 20).map(i -> "P" + i), Vector.empty()));
        assertThat(refused(taken, standard.withPlayers(19)).path()).isEqualTo("/steps/0/command");
        Desk apart = crowd.apply(new TournamentCommand.ExcludePairing(Pairing.of(1, 2)))
                .apply(new TournamentCommand.ExcludePairing(Pairing.of(1, 3)));
        assertThat(refused(apart, standard.withExclusions(1)).path()).isEqualTo("/steps/21/command");
        Desk paired = apart.open().pairRound();
        assertThat(refused(paired, standard.withWork(1_000)).message())
                .isEqualTo("Up to here the commands look at more than the 1000 things that one document may ask for. "
                        + "Raise ReadLimits.work for a document that you trust.");
        assertThat(refused(paired, standard.withWork(5)).path()).isEqualTo("/start");
        String log = LogFormats.EVENTS.store(paired.play());
        assertThat(refused(paired, standard.withWork(30_000)).path())
                .as("a digest looks at the whole state")
                .isEqualTo("/steps/" + (paired.play().steps().size() - 1) + "/digest");
        ReadLimits enough = standard.withPlayers(20).withExclusions(2).withWork(300_000);
        assertThat(LogFormats.EVENTS.read(log, JSON.within(enough)).get()).isEqualTo(paired.play());
    }

    @Test
    void aPlayerWhoMayMeetHardlyAnyoneMakesEveryPlayerPartOfOneMatching() {
        Desk apart = crowd(20);
        for (int other = 2; other <= 20; other++) {
            apart = apart.apply(new TournamentCommand.ExcludePairing(Pairing.of(1, other)));
        }
        TournamentCommand pair = new TournamentCommand.PairRound();
        assertThat(new EventReplayCost().of(apart.state(), pair, 0, 1))
                .isEqualTo(21 + 20 * (20 + 4 * 19) + 2 * 20 * 20 * 20);
        Desk couple = crowd(20).apply(new TournamentCommand.ExcludePairing(Pairing.of(1, 2)));
        assertThat(new EventReplayCost().of(couple.state(), pair, 0, 1))
                .as("one excluded pair: only groups of up to four players")
                .isEqualTo(21 + 20 * (20 + 4) + 2 * 4 * 4 * 4);
        Desk club = couple.club("Ravens", "P2", "P3").club("RAVENS", "P4");
        assertThat(new EventReplayCost().of(club.state(), pair, 0, 1))
                .as("and a club of three, which has three pairs")
                .isEqualTo(21 + 20 * (20 + 4 * 4) + 2 * 4 * 4 * 4);
        Desk home = crowd(20)
                .club("Ravens", Vector.rangeClosed(1, 11).map(i -> "P" + i).toJavaArray(String[]::new));
        assertThat(new EventReplayCost().of(home.state(), pair, 0, 1))
                .as("a club of more than half of the players, some of whom have to meet")
                .isEqualTo(21 + 20 * (20 + 4 * 55) + 2 * 20 * 20 * 20);
        long enough = ReadLimits.standard().work();
        assertThat(EventReplayCost.paired(2_000, 0, 7_990, 1_999))
                .as("a matching of 2,000 players takes up to 20 s")
                .isGreaterThan(enough);
        assertThat(EventReplayCost.paired(5_000, 0, 4_999, 4_999))
                .as("a matching of 5,000 players needs more than 256 MB")
                .isGreaterThan(enough);
        double rounds = 0;
        for (int round = 0; round < 10; round++) {
            rounds += EventReplayCost.paired(1_000, round, 500, 20);
        }
        assertThat(rounds)
                .as("ten rounds of 1,000 players, some of whom have 20 clubmates whom they may not meet")
                .isLessThan(enough);
    }

    @Test
    void theWorkOfAScenesLogIsBoundedToo() {
        var game = Samples.atRandom(Play.started(Scene.start(Samples.cast())), Seed.of(1), 30);
        String log = LogFormats.SCENES.store(game);
        assertThat(LogFormats.SCENES.read(log).get()).isEqualTo(game);
        long enough = 1;
        while (LogFormats.SCENES
                .read(log, JSON.within(ReadLimits.standard().withWork(enough)))
                .isLeft()) {
            enough *= 2;
        }
        assertThat(enough).isBetween(1_000L, 10_000_000L);
        assertThat(LogFormats.SCENES
                        .read(log, JSON.within(ReadLimits.standard().withWork(enough / 2)))
                        .getLeft()
                        .kind())
                .isEqualTo(RefusalKind.LIMIT);
    }

    @Test
    void linesAreBoundedLikeADocument() {
        Desk paired = crowd(20).open().pairRound();
        Vector<String> lines = LogFormats.EVENTS.lines(paired.play());
        assertThat(LogFormats.EVENTS.readLines(lines).get()).isEqualTo(paired.play());
        Play<TournamentState, TournamentCommand, TournamentEvent> begun =
                LogFormats.EVENTS.readLines(lines.take(1)).get();
        // 20 players sign up: 1 + 2 + … + 20 = 210. Opening: 21. Pairing: 21 + 20 * 20 = 421. Together 652.
        assertThat(LogFormats.EVENTS
                        .readOn(
                                begun,
                                lines.drop(1),
                                1,
                                JSON.within(ReadLimits.standard().withWork(652)))
                        .get())
                .isEqualTo(paired.play());
        JsonRefusal refusal = LogFormats.EVENTS
                .readOn(
                        begun,
                        lines.drop(1),
                        1,
                        JSON.within(ReadLimits.standard().withWork(651)))
                .getLeft();
        assertThat(refusal.kind()).isEqualTo(RefusalKind.LIMIT);
        assertThat(refusal.path()).isEqualTo("/22/command");
        assertThat(LogFormats.EVENTS
                        .readLines(lines, JSON.within(ReadLimits.standard().withWork(651)))
                        .getLeft()
                        .path())
                .isEqualTo("/0/start");
        Vector<String> back = Vector.of("{\"undo\":true}", lines.last());
        Vector<String> often = Vector.fill(300, back).flatMap(each -> each);
        CrisisJson little = JSON.within(ReadLimits.standard().withWork(50_000));
        assertThat(LogFormats.EVENTS
                        .readOn(paired.play(), often.take(20), 23, little)
                        .get())
                .isEqualTo(paired.play());
        assertThat(LogFormats.EVENTS
                        .readOn(paired.play(), often, 23, little)
                        .getLeft()
                        .kind())
                .isEqualTo(RefusalKind.LIMIT);
    }

    @Test
    void noAmountOfWorkIsTooLargeToCount() {
        ImportedRound.ImportedTable match = new ImportedRound.ImportedTable(
                new ImportedRound.ImportedSeat(PlayerId.of(1), 0, 0),
                Option.some(new ImportedRound.ImportedSeat(PlayerId.of(2), 0, 0)));
        Announcement announcement = Announcement.of("Endless", Editions.CHALLENGER)
                .withStructure(Option.some(Structure.swiss(Structure.MAX_ROUNDS)));
        TournamentState state =
                Desk.of(announcement, Seed.of(1)).register("Ada", "Bruno").state();
        assertThat(new EventReplayCost().of(state, new TournamentCommand.PairRound(), 0, 1))
                .isEqualTo(3 + 4);
        Desk taken = Desk.of(announcement, Seed.of(1))
                .apply(new TournamentCommand.ImportEvent(
                        Vector.of("Ada", "Bruno"), Vector.fill(40, new ImportedRound(Vector.of(match)))));
        assertThat(new EventReplayCost().of(taken.state(), new TournamentCommand.PairRound(), 0, 1))
                .isEqualTo(43 + 2 * (2 + 64_000));
        assertThat(EventReplayCost.paired(2_000_000_000, 200_000, 1, 1)).isEqualTo(1L << 61);
    }

    @Test
    void aClockCanBeStartedAtAnyTime() {
        for (Instant now : new Instant[] {Instant.MAX, Instant.MIN}) {
            Desk desk = CHALLENGER.apply(new TournamentCommand.StartClock(4, now));
            Desk again = Desk.of(
                    LogFormats.EVENTS.read(LogFormats.EVENTS.write(desk.play())).get());
            assertThat(again.play()).isEqualTo(desk.play());
            RoundClock clock = again.state().clock().get().clock();
            assertThat(clock.isTimeUp(Instant.EPOCH)).isEqualTo(now.equals(Instant.MIN));
        }
    }

    @Test
    void anExclusionGivenTwiceStandsOnce() {
        Desk once = crowd(4).exclude("P1", "P2");
        Desk twice = once.exclude("P2", "P1").exclude("P3", "P4");
        assertThat(twice.state().excluded()).containsExactly(Pairing.of(1, 2), Pairing.of(3, 4));
        assertThat(LogFormats.EVENTS.read(LogFormats.EVENTS.write(twice.play())).get())
                .isEqualTo(twice.play());
    }
}
