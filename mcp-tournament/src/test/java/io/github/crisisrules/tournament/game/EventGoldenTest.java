package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Edition;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.game.TournamentCommand.AmendResult;
import io.github.crisisrules.tournament.game.TournamentCommand.CloseEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EjectPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.EndEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.GiveRuling;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.OpenEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.game.TournamentCommand.RejoinPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.game.TournamentCommand.StartClock;
import io.github.crisisrules.tournament.game.TournamentCommand.WarnPlayer;
import io.github.crisisrules.tournament.game.query.Explanation;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.ruling.Offence;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.view.EventViews;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Whole events as readable files: what was said at the desk, what happened by which rule, and what was posted. */
class EventGoldenTest {
    private final StringBuilder text = new StringBuilder();
    private RandomSource games = Seed.of(0).random();
    private Desk desk = Desk.challenger("none", Seed.of(0));
    private Language language = Language.ENGLISH;

    @Test
    @Verifies({ChallengerRuleId.TABLE, ChallengerRuleId.WINNER, EventRuleId.BYE})
    void sevenPlayersInAChallengerEvent() {
        begin("Seven", Editions.CHALLENGER, 7, 7);
        round(1);
        give(new AmendResult(1, amended(1)));
        post(EventViews.standings(state(), 1, wording()).get());
        round(2);
        give(new DropPlayer(last(), DropReason.LATE_NOTICE));
        round(3);
        give(new RejoinPlayer(dropped()));
        round(4);
        end("challenger-7.txt");
    }

    @Test
    @Verifies({ChallengerRuleId.TABLE, EventRuleId.CUT, EventRuleId.AFTER_THE_CUT_A_BRACKET, EventRuleId.REJOIN})
    void twentyPlayersInAChallengerEventWithATopFour() {
        begin("Twenty", Editions.CHALLENGER, 20, 20);
        round(1);
        give(new DropPlayer(last(), DropReason.OWN_WISH));
        give(new EnterLate("Latecomer"));
        round(2);
        give(new EjectPlayer(
                last(), Offence.CHEATING, state().announcement().officials().organizer()));
        round(3);
        give(new RejoinPlayer(dropped()));
        post(EventViews.race(state(), wording()).get());
        round(4);
        give(new MakeCut());
        give(new DropPlayer(state().cut().get().qualified().get(0), DropReason.UNABLE));
        finals(false);
        end("challenger-20.txt");
    }

    @Test
    @Verifies({TimelineRuleId.TABLE, TimelineRuleId.BRACKET, TimelineRuleId.RANKS, EventRuleId.CUT})
    void thirtyTwoPlayersInATimelineEvent() {
        begin("Thirty-two", Editions.TIMELINE, 32, 32);
        round(1);
        round(2);
        round(3);
        give(new MakeCut());
        finals(true);
        end("timeline-32.txt");
    }

    @Test
    @Verifies({TimelineRuleId.TABLE, EventRuleId.BYE, EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP})
    void fortyOnePlayersInATimelineEvent() {
        begin("Forty-one", Editions.TIMELINE, 41, 41);
        round(1);
        give(new AmendResult(1, amended(1)));
        give(new DropPlayer(last(), DropReason.NO_SHOW));
        round(2);
        give(new WarnPlayer(
                last(),
                Offence.UNCLEAR_GAME_STATE,
                state().announcement().officials().organizer()));
        round(3);
        give(new RejoinPlayer(dropped()));
        round(4);
        give(new EjectPlayer(
                last(), Offence.VIOLENCE, state().announcement().officials().organizer()));
        round(5);
        round(6);
        give(new MakeCut());
        give(new PairRound());
        give(new DropPlayer(state().cut().get().qualified().get(2), DropReason.UNABLE));
        finals(true);
        end("timeline-41.txt");
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP, EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES})
    void aNoShowInTheFinals() {
        begin(small("No-show"), 9, 9);
        give(new PairRound());
        give(new DropPlayer(open().head().first(), DropReason.UNABLE, new PartialScore(3, 16)));
        reportAll();
        round(2);
        give(new MakeCut());
        give(new PairRound());
        give(new StartClock(4, Instant.parse("2026-11-16T14:00:00Z")));
        give(new DropPlayer(open().last().second(), DropReason.NO_SHOW));
        finals(false);
        give(new AmendResult(state().roundNumber(), turned(state().bracket().get())));
        end("no-show-in-the-finals.txt");
    }

    @Test
    @Verifies({EventRuleId.EJECT, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    void anEjectedFinalist() {
        begin(small("Ejected"), 8, 8);
        round(1);
        round(2);
        give(new MakeCut());
        finals(false);
        give(new GiveRuling(organizer(), "The dice in the last match were not official"));
        give(new EjectPlayer(state().champion().get(), Offence.CHEATING, organizer()));
        end("ejected-finalist.txt");
    }

    @Test
    @Verifies(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    void anEventThatEveryPlayerLeaves() {
        begin(small("Everybody leaves"), 6, 6);
        give(new PairRound());
        give(new ReportResult(game(open().head())));
        for (PlayerId player : state().active()) {
            give(new DropPlayer(player, DropReason.UNABLE));
        }
        give(new EndEvent("The hall was closed because of the storm"));
        post(EventViews.ranks(state(), wording()));
        text.append(desk.awaited().describe(wording())).append('\n');
        Golden.check("golden/everybody-leaves.txt", text.toString());
    }

    @Test
    void anEventInSpanish() {
        language = Language.SPANISH;
        begin(small("Torneo del sábado"), 9, 5);
        round(1);
        give(new AmendResult(1, amended(1)));
        PlayerId warned = last();
        for (Offence offence : Vector.of(Offence.SNATCHING_DICE, Offence.UNCLEAR_GAME_STATE, Offence.MISLEADING)) {
            give(new WarnPlayer(warned, offence, organizer()));
        }
        give(new GiveRuling(organizer(), "Se repite la tirada"));
        give(new DropPlayer(warned, DropReason.LATE_NOTICE));
        give(new EnterLate("Íñigo"));
        refuse(new MakeCut());
        post(EventViews.race(state(), wording()).get());
        round(2);
        refuse(new EnterLate("íñigo"));
        give(new MakeCut());
        give(new DropPlayer(state().cut().get().qualified().get(0), DropReason.UNABLE));
        finals(false);
        end("spanish.txt");
    }

    /** Two Swiss rounds and a top four. */
    private static Announcement small(String name) {
        return Announcement.builder()
                .name(name)
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(2, 4))
                .build();
    }

    private Official organizer() {
        return state().announcement().officials().organizer();
    }

    /** The last final the other way round. */
    private static MatchEnding turned(Bracket finals) {
        FinalMatch match = finals.round().matches().head();
        PlayerId winner = match.winner().get();
        return MatchEnding.victory(match.pairing().get().opponentOf(winner), 17, winner, 5);
    }

    private void begin(String name, Edition edition, int players, long seed) {
        begin(Announcement.of(name, edition), players, seed);
    }

    private void begin(Announcement announcement, int players, long seed) {
        text.setLength(0);
        games = Seed.of(seed).split("games").random();
        desk = Desk.of(announcement, Seed.of(seed)).in(language);
        post(EventViews.announcement(state().announcement(), wording()));
        desk = desk.register(Vector.rangeClosed(1, players).map(i -> "Player " + i));
        text.append(desk.awaited().describe(wording())).append('\n');
        give(new OpenEvent());
    }

    private void round(int number) {
        give(new PairRound());
        reportAll();
        post(EventViews.pairings(state(), number, wording()).get());
        post(EventViews.standings(state(), number, wording()).get());
    }

    private void reportAll() {
        for (Pairing pairing : open()) {
            give(new ReportResult(game(pairing)));
        }
    }

    private void finals(boolean withDrop) {
        boolean dropped = !withDrop;
        while (!state().isDecided()) {
            if (state().bracket().isEmpty() || state().bracket().get().round().isDecided()) {
                give(new PairRound());
            }
            for (Vector<Pairing> open = open(); !open.isEmpty(); open = open()) {
                if (!dropped && state().bracket().get().rounds().size() == 2) {
                    dropped = true;
                    give(new DropPlayer(open.head().first(), DropReason.NO_SHOW));
                } else {
                    give(new ReportResult(game(open.head())));
                }
            }
        }
        post(EventViews.bracket(state(), wording()).get());
    }

    private Vector<Pairing> open() {
        return desk.openMatches().map(RoundMatch::pairing);
    }

    private void end(String file) {
        give(new CloseEvent());
        post(EventViews.ranks(state(), wording()));
        PlayerId champion = state().champion().get();
        text.append(Explanation.rankText(state(), champion, wording())).append('\n');
        for (int round = 1; round <= state().rounds().size(); round++) {
            text.append(Explanation.opponentText(state(), champion, round, wording()))
                    .append('\n');
        }
        Golden.check("golden/" + file, text.toString());
    }

    private PlayerId last() {
        return state().activeStandings().last().player();
    }

    private PlayerId dropped() {
        return state().entries()
                .find(entry -> entry.attendance().mayRejoin())
                .get()
                .id();
    }

    /** The first table's result of a round, the other way round. */
    private MatchEnding amended(int round) {
        Pairing pairing = state().round(round).get().endings().head().get().pairing();
        return MatchEnding.victory(pairing.second(), 20, pairing.first(), 4);
    }

    private MatchEnding game(Pairing pairing) {
        PlayerId one = games.below(2) == 0 ? pairing.first() : pairing.second();
        PlayerId other = pairing.opponentOf(one);
        int fewer = games.below(16);
        return switch (games.below(12)) {
            case 0 -> MatchEnding.draw(one, fewer, other, fewer);
            case 1 -> MatchEnding.concession(one, fewer, other, games.below(16));
            case 2, 3, 4 -> MatchEnding.time(one, games.below(16), other, fewer);
            default -> MatchEnding.victory(one, 16 + games.below(6), other, fewer);
        };
    }

    private TournamentState state() {
        return desk.state();
    }

    private Wording wording() {
        return desk.play().wording();
    }

    private void refuse(TournamentCommand command) {
        text.append("> ").append(command.describe(wording())).append('\n');
        text.append("    ")
                .append(desk.attempt(command).getLeft().describe(wording()))
                .append('\n');
    }

    private void give(TournamentCommand command) {
        desk = desk.apply(command);
        Wording wording = wording();
        text.append("> ").append(command.describe(wording)).append('\n');
        for (TournamentEvent event : desk.play().steps().last().events()) {
            text.append("    ")
                    .append(event.describe(wording))
                    .append(" [")
                    .append(event.rules().head())
                    .append("]\n");
        }
    }

    private void post(TextTable table) {
        text.append('\n').append(table.text()).append('\n');
    }
}
