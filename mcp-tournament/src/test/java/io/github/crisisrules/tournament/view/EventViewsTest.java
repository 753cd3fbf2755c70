package io.github.crisisrules.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.desk.Announcement;
import io.github.crisisrules.tournament.desk.Desk;
import io.github.crisisrules.tournament.desk.DropReason;
import io.github.crisisrules.tournament.desk.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.desk.TournamentCommand.OpenEvent;
import io.github.crisisrules.tournament.desk.TournamentCommand.PairByHand;
import io.github.crisisrules.tournament.desk.TournamentCommand.RegisterPlayer;
import io.github.crisisrules.tournament.desk.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class EventViewsTest {
    private static Desk afterRoundOne() {
        Desk desk = Desk.open(Announcement.of("Small", EventFormat.CHALLENGER), Seed.of(1));
        for (String name : Vector.of("Zoe", "Ann|Lee", "Max", "Ida", "Eve")) {
            desk = desk.give(new RegisterPlayer(name)).get();
        }
        return desk.give(new OpenEvent())
                .get()
                .give(new PairByHand(Vector.of(Pairing.of(1, 2), Pairing.of(3, 4)), Option.of(PlayerId.of(5))))
                .get()
                .give(new ReportResult(MatchEnding.victory(PlayerId.of(2), 17, PlayerId.of(1), 9)))
                .get()
                .give(new DropPlayer(PlayerId.of(4), DropReason.NO_SHOW))
                .get();
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
    void seatsArePostedByName() {
        assertThat(EventViews.seating(afterRoundOne().state(), 1).get().rows().map(Vector::head))
                .containsExactly("Ann|Lee", "Eve", "Ida", "Max", "Zoe");
    }

    @Test
    @Verifies(EventRules.RULING_4)
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
