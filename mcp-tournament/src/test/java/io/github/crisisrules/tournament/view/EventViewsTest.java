package io.github.crisisrules.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.standing.UnpairedLossPolicy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class EventViewsTest {
    private static Desk afterRoundOne() {
        return Desk.of(Announcement.of("Small", Editions.CHALLENGER), Seed.of(1))
                .register("Zoe", "Ann|Lee", "Max", "Ida", "Eve")
                .open()
                .apply(new PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), Option.of(PlayerId.of(5))))
                .reportWin("Ann|Lee", 17, "Zoe", 9)
                .noShow("Ida");
    }

    @Test
    void pairingsArePostedByTableAndTheByeLast() {
        assertThat(EventViews.pairings(
                                afterRoundOne().state(),
                                1,
                                afterRoundOne().state().wording())
                        .get()
                        .text())
                .isEqualTo("""
                        Round 1 (paired by hand)
                        Table  Player  Points  Opponent  Points  Result
                        -----  ------  ------  --------  ------  ----------------------
                            1  Zoe          0  Ann|Lee        0  9–17 lost
                            2  Max          0  Ida            0  14–0 won, Ida conceded
                               Eve          0  bye               3 points, 14 VPs
                        """);
        assertThat(EventViews.pairings(
                        afterRoundOne().state(), 2, afterRoundOne().state().wording()))
                .isEmpty();
    }

    @Test
    void resultsArePostedWithTheWinnerFirst() {
        assertThat(EventViews.results(
                                afterRoundOne().state(),
                                1,
                                afterRoundOne().state().wording())
                        .get()
                        .text())
                .isEqualTo("""
                        Results of round 1
                        Table  Winner   VPs  Loser  VPs  How it ended
                        -----  -------  ---  -----  ---  -------------
                            1  Ann|Lee   17  Zoe      9  victory
                            2  Max       14  Ida      0  Ida conceded
                               Eve       14  –           bye, 3 points
                        """);
        assertThat(EventViews.results(
                        afterRoundOne().state(), 2, afterRoundOne().state().wording()))
                .isEmpty();
    }

    @Test
    void seatsArePostedByName() {
        assertThat(EventViews.seating(
                                afterRoundOne().state(),
                                1,
                                afterRoundOne().state().wording())
                        .get()
                        .texts()
                        .map(Vector::head))
                .containsExactly("Ann|Lee", "Eve", "Ida", "Max", "Zoe");
        assertThat(Desk.challenger("Accents", Seed.of(1))
                        .register("Zoe", "Íñigo", "Ivy", "Ana", "ida", "Ángel")
                        .open()
                        .pairRound()
                        .board()
                        .seating()
                        .get()
                        .texts()
                        .map(Vector::head))
                .containsExactly("Ana", "Ángel", "ida", "Íñigo", "Ivy", "Zoe");
    }

    @Test
    @Verifies(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void standingsMarkWhoHasLeftAndMarkdownIsEscaped() {
        assertThat(EventViews.standings(
                                afterRoundOne().state(),
                                1,
                                afterRoundOne().state().wording())
                        .get()
                        .markdown())
                .startsWith("""
                        ### Standings after round 1

                        | Rank | Player | Points | SoS | VPs |  |
                        | ---: | --- | ---: | ---: | ---: | --- |
                        | 1 | Ann\\|Lee | 3 | 0.0000 | 17 |  |
                        """)
                .contains("| Ida | 0 | 3.0000 | 0 | dropped after round 1 |");
    }

    @Test
    @Verifies(EventRuleId.ANNOUNCE)
    void theAnnouncementShowsRoundsAndCutForEveryNumberOfPlayers() {
        assertThat(EventViews.announcement(Announcement.of("Spring", Editions.TIMELINE), Wording.ENGLISH)
                        .text())
                .isEqualTo("""
                        Spring
                        What                How
                        ------------------  ------------------------------------
                        Event               Timeline Event
                        Rules               Timeline Event (2025-12-19)
                        32 players          3 rounds, top 8
                        33 players or more  6 rounds, top 8
                        After the cut       single elimination
                        Pairing             Swiss, as the documents say
                        Missed rounds       a loss that counts as a round played
                        """);
    }

    /** Three rounds: Bo leaves after round 1 and is back in round 3, Cy leaves after round 2, Di comes in round 2. */
    private static Desk comingAndGoing() {
        return Desk.of(
                        Announcement.builder()
                                .name("Doors")
                                .edition(Editions.CHALLENGER)
                                .structure(Structure.withCut(3, 2))
                                .build(),
                        Seed.of(3))
                .register("Al", "Bo", "Cy")
                .open()
                .apply(new PairByHand(Vector.of(Pairing.of(1, 2)), Option.of(PlayerId.of(3))))
                .concede("Bo", 5, "Al", 8)
                .drop("Bo")
                .enterLate("Di")
                .apply(new PairByHand(Vector.of(Pairing.of(1, 3)), Option.of(PlayerId.of(4))))
                .time("Al", 9, "Cy", 9)
                .drop("Cy")
                .rejoin("Bo")
                .apply(new PairByHand(Vector.of(Pairing.of(1, 4)), Option.of(PlayerId.of(2))))
                .time("Al", 4, "Di", 11);
    }

    private static Vector<String> marks(Desk desk, int round) {
        return EventViews.standings(desk.state(), round, desk.state().wording())
                .get()
                .texts()
                .sortBy(row -> row.get(1))
                .map(row -> row.get(1) + ": " + row.last());
    }

    @Test
    @Verifies(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void standingsOfAnEarlierRoundShowWhoHadLeftThen() {
        Desk desk = comingAndGoing();
        assertThat(marks(desk, 1)).containsExactly("Al: ", "Bo: dropped after round 1", "Cy: ", "Di: ");
        assertThat(marks(desk, 2)).containsExactly("Al: ", "Bo: ", "Cy: dropped after round 2", "Di: ");
        assertThat(marks(desk, 3)).containsExactly("Al: ", "Bo: ", "Cy: dropped after round 2", "Di: ");
        assertThat(marks(desk, 0)).containsExactly("Al: ", "Bo: ", "Cy: ", "Di: comes later");
        assertThat(EventViews.standings(desk.state(), 4, desk.state().wording()))
                .isEmpty();
        assertThat(EventViews.standings(desk.state(), -1, desk.state().wording()))
                .isEmpty();
    }

    @Test
    void resultsSayHowAMatchEnded() {
        Desk desk = comingAndGoing();
        assertThat(desk.pairings(1).texts().map(Vector::last))
                .containsExactly("14–5 won, Bo conceded at 5–8", "3 points, 14 VPs");
        assertThat(desk.results(1).texts().map(Vector::last)).containsExactly("Bo conceded at 5–8", "bye, 3 points");
        assertThat(desk.pairings(2).texts().map(Vector::last)).containsExactly("9–9 drew on time", "3 points, 14 VPs");
        assertThat(desk.results(2).texts().map(Vector::last)).containsExactly("time, a draw", "bye, 3 points");
        assertThat(desk.pairings(3).texts().map(Vector::last)).containsExactly("4–11 lost on time", "3 points, 14 VPs");
    }

    @Test
    @Verifies({EventRuleId.CUT_IS_NOT_WITHDRAWN, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    void playersOutsideTheCutHaveNotDropped() {
        Announcement goesOn = Announcement.builder()
                .name("Goes on")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(1, 2))
                .postCutStage(PostCutStage.SWISS_CONTINUES)
                .build();
        Desk cut = Desk.of(goesOn, Seed.of(4))
                .register("Al", "Bo", "Cy", "Di", "Ed")
                .open()
                .apply(new PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), Option.of(PlayerId.of(5))))
                .report("Al", 20, "Bo", 2)
                .report("Cy", 19, "Di", 1)
                .cut()
                .drop("Di");
        Vector<String> marks = Vector.of("Al: ", "Bo: cut", "Cy: ", "Di: dropped after the cut", "Ed: cut");
        assertThat(marks(cut, 1)).isEqualTo(marks);
        Desk drawn = cut.pairRound().draw("Al", 7, "Cy", 7).pairRound();
        assertThat(marks(drawn, 1)).isEqualTo(marks);
        assertThat(marks(drawn, 2)).isEqualTo(marks);
        assertThat(marks(drawn.drop("Cy"), 2)).isEqualTo(marks);
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW, TimelineRuleId.RANKS})
    void theBracketShowsScoresAndTheRankingWhoLostWhereAndWhoLeftWhen() {
        Desk finals = comingAndGoing().cut().pairRound();
        Vector<String> seeds = finals.state().cut().get().qualified().map(finals::name);
        Desk over = finals.draw(seeds.get(1), 7, seeds.get(0), 7);
        assertThat(over.bracket().texts().head())
                .containsExactly(
                        "1",
                        "1",
                        seeds.get(0) + " (1)",
                        "7",
                        seeds.get(1) + " (2)",
                        "7",
                        "draw: the higher Swiss rank goes on",
                        seeds.get(0));
        assertThat(over.finalRanks().texts().map(row -> row.get(1) + ": " + row.last()))
                .contains(
                        seeds.get(0) + ": champion",
                        seeds.get(1) + ": lost in final round 1",
                        "Cy: dropped after round 2");
        Desk won = finals.reportWin(seeds.get(0), 3, seeds.get(1), 12);
        assertThat(won.bracket().texts().head().drop(3))
                .containsExactly("3", seeds.get(1) + " (2)", "12", "victory", seeds.get(0));
    }

    @Test
    @Verifies(TimelineRuleId.ROSTER_ROUND)
    void theBracketOfATimelineEventShowsTheRosterInPlay() {
        Desk desk = Desk.of(
                        Announcement.builder()
                                .name("Line")
                                .edition(Editions.TIMELINE)
                                .structure(Structure.withCut(1, 2))
                                .build(),
                        Seed.of(5))
                .register("Al", "Bo")
                .open()
                .pairRound()
                .report("Al", 9, "Bo", 3)
                .cut()
                .pairRound();
        assertThat(desk.bracket().headings()).startsWith("Round", "Roster", "Match");
        assertThat(desk.bracket().texts().head()).startsWith("1", "3", "1", "Al (1)");
        assertThat(desk.pairings().title()).isEqualTo("Final round 1, Roster 3");
        assertThat(desk.noShow("Bo").bracket().texts().head()).endsWith("bye: Bo has left", "Al");
    }

    @Test
    void aLongTableIsWrittenInAMoment() {
        Vector<Vector<String>> rows =
                Vector.range(0, 100_000).map(i -> Vector.of(Integer.toString(i), "Player " + i, "1.5", ""));
        TextTable table = TextTable.of("Long", Vector.of("Rank", "Player", "SoS", ""), rows);
        assertThat(table.text().lines()).hasSize(100_003).contains("    7  Player 7      1.5");
        assertThat(table.markdown().lines()).hasSize(100_004);
    }

    @Test
    void aTableIsRectangular() {
        assertThatThrownBy(() -> TextTable.of("x", Vector.of("a", "b"), Vector.of(Vector.of("1"))))
                .hasMessageContaining("of the 2 headings, not 1");
    }

    @Test
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    void anotherPairingSystemIsAnnouncedByNameAndMakesTheEventUnofficial() {
        Announcement event = Announcement.of("Spring", Editions.CHALLENGER);
        Desk swiss = Desk.of(event, Seed.of(1));
        assertThat(rows(swiss)).contains("Event: Challenger Event", "Pairing: Swiss, as the documents say");
        Desk named = Desk.of(event, Seed.of(1), PairingSystem.leastSquaredGaps());
        assertThat(named.state().announcement().isOfficial()).isFalse();
        assertThat(rows(named)).contains("Event: Challenger Event (unofficial)", "Pairing: least squared gaps");
        Desk own =
                Desk.of(event, Seed.of(1), (pool, seed) -> PairingSystem.swiss().pair(pool, seed));
        assertThat(rows(own)).contains("Pairing: a system of the organizer's own");
        Desk announced = Desk.of(
                event.withPairingSystem(Option.some("by hand of the club")),
                Seed.of(1),
                PairingSystem.leastSquaredGaps());
        assertThat(rows(announced)).contains("Pairing: by hand of the club");
    }

    @Test
    @Verifies({EventRuleId.ANNOUNCE, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    void policiesAreAnnounced() {
        Announcement event = Announcement.of("Spring", Editions.CHALLENGER);
        assertThat(rows(Desk.of(event, Seed.of(1))))
                .contains("After the cut: single elimination", "Missed rounds: a loss that counts as a round played");
        assertThat(rows(Desk.of(
                        event.withPostCutStage(Option.some(PostCutStage.SWISS_CONTINUES))
                                .withUnpairedLossPolicy(UnpairedLossPolicy.NOT_COUNTED),
                        Seed.of(1))))
                .contains(
                        "After the cut: more Swiss rounds, until one player leads alone",
                        "Missed rounds: a loss that does not count as a round played");
        assertThat(rows(Desk.of(event.withStructure(Option.some(Structure.swiss(3))), Seed.of(1))))
                .noneMatch(row -> row.startsWith("After the cut"));
        assertThat(rows(Desk.of(
                        event.withEdition(Editions.CHALLENGER.withScoring(
                                Editions.CHALLENGER.scoring().withByeVps(16))),
                        Seed.of(1))))
                .contains("Points: win 3, draw 1, loss 0, bye 3", "VPs: bye 16, concession at least 14");
    }

    private static Vector<String> rows(Desk desk) {
        return desk.announcement().texts().map(row -> row.mkString(": "));
    }
}
