package io.github.crisisrules.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class EventViewsTest {
    private static Desk afterRoundOne() {
        return Desk.challenger("Small", Seed.of(1))
                .register("Zoe", "Ann|Lee", "Max", "Ida", "Eve")
                .open()
                .apply(new PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), Option.of(PlayerId.of(5))))
                .reportWin("Ann|Lee", 17, "Zoe", 9)
                .noShow("Ida");
    }

    @Test
    void pairingsArePostedByTableAndTheByeLast() {
        assertThat(EventViews.pairings(afterRoundOne().state(), 1).get().text()).isEqualTo("""
                        Round 1 (paired by hand)
                        Table  Player  Points  Opponent  Points  Result
                        -----  ------  ------  --------  ------  ---------
                            1  Zoe          0  Ann|Lee        0  9–17 lost
                            2  Max          0  Ida            0  14–0 won
                               Eve             bye
                        """);
        assertThat(EventViews.pairings(afterRoundOne().state(), 2)).isEmpty();
    }

    @Test
    void resultsArePostedWithTheWinnerFirst() {
        assertThat(EventViews.results(afterRoundOne().state(), 1).get().text()).isEqualTo("""
                        Results of round 1
                        Table  Winner   VPs  Loser  VPs  As reported
                        -----  -------  ---  -----  ---  --------------------------
                            1  Ann|Lee   17  Zoe      9  Ann|Lee 17-9 Zoe
                            2  Max       14  Ida      0  Ida concedes at 0-0 to Max
                        """);
        assertThat(EventViews.results(afterRoundOne().state(), 2)).isEmpty();
    }

    @Test
    void seatsArePostedByName() {
        assertThat(EventViews.seating(afterRoundOne().state(), 1).get().rows().map(Vector::head))
                .containsExactly("Ann|Lee", "Eve", "Ida", "Max", "Zoe");
    }

    @Test
    @Verifies(EventRules.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void standingsMarkWhoHasLeftAndMarkdownIsEscaped() {
        assertThat(EventViews.standings(afterRoundOne().state(), 1).markdown())
                .startsWith("""
                        ### Standings after round 1

                        | Rank | Player | Points | SoS | VPs |  |
                        | ---: | --- | ---: | ---: | ---: | --- |
                        | 1 | Ann\\|Lee | 3 | 0.0000 | 17 |  |
                        """)
                .contains("| Ida | 0 | 3.0000 | 0 | dropped |");
    }

    @Test
    @Verifies(EventRules.ANNOUNCE)
    void theAnnouncementTellsRoundsAndCutForEveryNumberOfPlayers() {
        assertThat(EventViews.announcement(Announcement.of("Spring", EventFormat.TIMELINE))
                        .text())
                .isEqualTo("""
                        Spring
                        What                How
                        ------------------  ---------------------------
                        Event               Timeline Event
                        Rules               Timeline Event (2025-12-19)
                        32 players          3 rounds, top 8
                        33 players or more  6 rounds, top 8
                        """);
    }

    @Test
    void aTableIsRectangular() {
        assertThatThrownBy(() -> new TextTable("x", Vector.of("a", "b"), Vector.of(Vector.of("1"))))
                .hasMessageContaining("1 cells under 2");
    }
}
