package io.github.crisisrules.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Cell;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.tournament.clock.PublicClock;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The notice board shows what the desk shows, without the parts that are not public. */
class BoardTest {
    private static final Instant NINE = Instant.parse("2026-11-14T09:00:00Z");
    private static final Desk DESK = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
            .register("Ada", "Bruno", "Chidi", "Dana")
            .exclude("Ada", "Bruno")
            .open()
            .pairRound();

    @Test
    void itShowsTheTablesOfTheDesk() {
        Board board = DESK.board();
        assertThat(board.pairings(1)).contains(DESK.pairings());
        assertThat(board.seating()).contains(DESK.seating());
        assertThat(board.standings()).isEqualTo(DESK.standings());
        assertThat(board.packet()).isEqualTo(DESK.packet());
        assertThat(board.known()).isEqualTo(DESK.state().publicState());
        assertThat(board.awaited()).isEqualTo(DESK.awaited());
        assertThat(board.reasons().head())
                .isEqualTo(board.whyRank(DESK.state().standings().rows().head().player()));
        assertThat(board.player("ada ")).contains(PlayerId.of(1));
        assertThat(board.player(4)).contains(PlayerId.of(4));
        assertThat(Vector.of(0, 5, -1).flatMap(board::player)).isEmpty();
    }

    @Test
    void theNoticesOnTheWallFollowTheEvent() {
        Desk announced = Desk.challenger("Wall", Seed.of(1)).register("Ada", "Bruno", "Chidi", "Dana");
        assertThat(announced.board().posted()).isEmpty();
        assertThat(DESK.board().posted()).startsWith(DESK.seating(), DESK.standings());
        assertThat(DESK.end("the hall burns").board().posted()).containsExactly(DESK.finalRanks(), DESK.standings());
        assertThat(DESK.board().whyOpponents(PlayerId.of(1)))
                .containsExactly("Round 1: " + DESK.board().whyOpponent(PlayerId.of(1), 1));
    }

    @Test
    void standingsAreNotAfterARoundWithoutResults() {
        assertThat(DESK.standings().title()).isEqualTo("Standings before round 1");
        var match = DESK.openMatches().head().pairing();
        Desk one = DESK.concede(DESK.name(match.first()));
        assertThat(one.standings().title()).isEqualTo("Standings after round 1");
        Desk two = one.concede(one.name(one.openMatches().head().pairing().first()))
                .pairRound();
        assertThat(two.board().standings()).isEqualTo(two.standings(1));
        assertThat(two.board().in(Language.SPANISH).standings().title()).isEqualTo("Clasificación tras la ronda 1");
    }

    @Test
    void ranksAreExplainedAsTheyArePosted() {
        Desk five = Desk.challenger("Five", Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
        // The bye counts from round 1 on, and the standings are those before it.
        Board fresh = five.board();
        assertThat(fresh.reasons())
                .allMatch(reason -> reason.contains(" with 0 points"))
                .isEqualTo(fresh.standings()
                        .texts()
                        .map(row -> fresh.whyRank(fresh.player(row.get(1)).get())));
        Board later = five.concede(five.name(five.openMatches().head().pairing().first()))
                .board();
        assertThat(later.reasons().head()).contains(" with 3 points");
    }

    @Test
    void aLatePlayerHasNotDropped() {
        Desk late = Desk.challenger("Late", Seed.of(1))
                .register("Ada", "Bruno", "Chidi", "Dana")
                .open()
                .pairRound()
                .enterLate("Emil");
        assertThat(late.standings().texts().filter(row -> row.get(1).equals("Emil")))
                .singleElement()
                .satisfies(row -> assertThat(row.last()).isEqualTo("comes later"));
    }

    @Test
    void theRosterOfTheRoundIsThatOfTheTimelineDocument() {
        Desk timeline = Desk.timeline("Timelines", Seed.of(1))
                .register(Vector.rangeClosed(1, 32).map(i -> "Player " + i))
                .open();
        assertThat(timeline.board().roster()).isEmpty();
        Board board = timeline.pairRound().board();
        assertThat(board.roster()).isNotEmpty();
        assertThat(board.seating().get().title())
                .isEqualTo("Round 1, seats, Roster " + board.roster().get());
        assertThat(DESK.board().roster()).isEmpty();
        assertThat(DESK.board().seating().get().title()).isEqualTo("Round 1, seats");
    }

    @Test
    void cellsKnowWhatTheyShow() {
        var match = DESK.openMatches().head().pairing();
        Desk played = DESK.report(DESK.name(match.first()), 16, DESK.name(match.second()), 3);
        for (Language language : Language.values()) {
            TextTable pairings = played.in(language).pairings();
            assertThat(pairings.columns().map(TextTable.Column::key))
                    .containsExactly("table", "player", "points", "opponent", "points", "result");
            Vector<Cell> row = pairings.rows().head();
            assertThat(row.get(0)).isEqualTo(new Cell.Figure(1));
            assertThat(Vector.of(row.get(1), row.get(3)))
                    .containsExactlyInAnyOrderElementsOf(match.players()
                            .map(player -> new Cell.Name(DESK.name(player), Integer.toString(player.number()))));
        }
    }

    @Test
    void excludedPairsAreNotPublic() {
        assertThat(DESK.whyOpponent("Ada")).contains("excluded by the organizer: Bruno");
        assertThat(DESK.board().whyOpponent(PlayerId.of(1), 1))
                .isEqualTo(DESK.whyOpponent("Ada").replace("; excluded by the organizer: Bruno", ""));
    }

    @Test
    @Verifies(EventRuleId.CLOCK)
    void theClockIsSeenToRunAndItsLengthOnlyWhenTimeIsUp() {
        Desk running = DESK.startClock(4, NINE);
        assertThat(DESK.board().clock(NINE)).isEmpty();
        assertThat(running.board().clock(NINE.plus(Duration.ofMinutes(89)))).contains(new PublicClock.Running());
        assertThat(running.board().clock(NINE.plus(Duration.ofMinutes(96))).get())
                .isInstanceOfSatisfying(
                        PublicClock.TimeUp.class,
                        up -> assertThat(up.describe())
                                .isEqualTo("Time is up after " + up.length().toMinutes() + " minutes."));
        assertThat(new PublicClock.Running().describe()).isEqualTo("The clock is running.");
    }

    /** No method gives the state, the desk or the seed away; the seed in text is none either. */
    @Test
    @Verifies(EventRuleId.CLOCK)
    void thereIsNoWayFromTheBoardToTheSecrets() {
        assertThat(Vector.of(Board.class.getDeclaredMethods())
                        .filter(method ->
                                Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()))
                        .map(Method::getReturnType)
                        .map(Class::getSimpleName))
                .doesNotContain("TournamentState", "OrganizerState", "Desk", "Play", "Seed", "RoundClock");
        String seed = DESK.state().seed().toString();
        assertThat(DESK.board().known().toString()).doesNotContain(seed);
        assertThat(DESK.board().toString()).doesNotContain(seed);
        assertThat(DESK.board().packet().markdown()).doesNotContain(seed);
    }
}
