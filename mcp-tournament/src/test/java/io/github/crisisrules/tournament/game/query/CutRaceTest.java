package io.github.crisisrules.tournament.game.query;

import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.CutRaceContinuationsTest;
import io.github.crisisrules.tournament.game.EventFixture;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.RejoinPlayer;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.CutProspect;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.github.crisisrules.tournament.view.EventViews;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Prospects of the cut before it is made, by worked examples; {@link CutRaceContinuationsTest} tries every continuation. */
class CutRaceTest {
    private static Announcement event(int rounds, int cut) {
        return Announcement.builder()
                .name("Race")
                .edition(Editions.CHALLENGER)
                .structure(Structure.withCut(rounds, cut))
                .build();
    }

    private static CutProspect of(EventFixture table, String player) {
        return CutRace.of(table.state()).get().get(p(player)).get();
    }

    @Test
    @Verifies({EventRuleId.CUT, EventRuleId.REJOIN})
    void aDroppedPlayerMayComeBackAndCountsAsARival() {
        // Top 2 after two rounds. A and C have 6 and 3 points, B dropped with 3; the last round is played.
        EventFixture table = EventFixture.of(event(2, 2), 4)
                .round("A 16-9 D", "B 16-3 C")
                .drop("B")
                .round("C 16-3 D", "A bye");
        // C and B have 3 points each: B, back in, may be ranked above C.
        assertThat(of(table, "A")).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(table, "C")).isEqualTo(CutProspect.OPEN);
        table.give(new RejoinPlayer(p("B"))).give(new MakeCut());
        assertThat(table.state().cut().get().qualified()).containsExactly(p("A"), p("B"));
    }

    @Test
    @Verifies({EventRuleId.CUT, EventRuleId.REJOIN, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    void missedRoundsAreWorthAPointIfALossIsWorthOne() {
        // Top 2 after two rounds, 3 points for a win and 1 for a loss. B has 3 and would come back with 1 more for the
        // round missed: as many as C.
        EventFixture table = EventFixture.of(event(2, 2).withPointScale(Option.of(new PointScale(3, 2, 1))), 4)
                .round("A 16-9 D", "B 16-3 C")
                .drop("B")
                .round("C 16-3 D", "A bye");
        assertThat(of(table, "A")).isEqualTo(CutProspect.CLINCHED);
        assertThat(of(table, "C")).isEqualTo(CutProspect.OPEN);
    }

    @Test
    @Verifies({EventRuleId.CUT, EventRuleId.LATE_ENTRY_IS_A_REJOIN, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    void aLatePlayerHasAPointForEveryRoundIfALossIsWorthOne() {
        // Top 4 with a round to go. B has 4 points, and 5 in the end without a win; whoever comes now has 2, and may
        // have 5.
        EventFixture table = EventFixture.of(event(3, 4).withPointScale(Option.of(new PointScale(3, 2, 1))), 4)
                .round("A 16-9 B", "C 16-3 D")
                .round("A 16-9 C", "B 16-3 D");
        assertThat(of(table, "B")).isEqualTo(CutProspect.IN_WITH_WINS);
        assertThat(of(table.paired("A v D", "B v C"), "B")).isEqualTo(CutProspect.CLINCHED);
    }

    @Test
    @Verifies({EventRuleId.CUT, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    void noPlayerIsInWhileThoseWhoComeLateCanStillPass() {
        // Four players for a top 4: those who are there would all be in, but two may come late, win and be above B and
        // D.
        EventFixture table = EventFixture.of(event(2, 4), 4).round("A 16-9 B", "C 16-3 D");
        assertThat(of(table, "D")).isEqualTo(CutProspect.OPEN);
        assertThat(of(table.paired("A v C", "B v D"), "D")).isEqualTo(CutProspect.CLINCHED);
        table.undo()
                .give(new EnterLate("E"))
                .give(new EnterLate("F"))
                .round("A 16-3 C", "B 3-16 E", "D 3-16 F")
                .give(new MakeCut());
        assertThat(table.state().cut().get().qualified()).doesNotContain(p("B"), p("D"));
    }

    @Test
    @Verifies({EventRuleId.CUT, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    void noProspectsAreGivenIfEventPointsDoNotRankFirst() {
        // A has won with 9 VPs and is out: VPs make the cut, and C and D have more.
        HouseRules vpsFirst =
                HouseRules.NONE.rankedBy(TiebreakChain.of(Tiebreaker.VICTORY_POINTS, Tiebreaker.EVENT_POINTS));
        EventFixture table =
                EventFixture.of(event(1, 2).withHouseRules(vpsFirst), 4).round("A 9-1 B", "C 16-10 D");
        assertThat(CutRace.of(table.state())).isEmpty();
        assertThat(EventViews.race(table.state(), table.state().wording())).isEmpty();
        table.give(new MakeCut());
        assertThat(table.state().cut().get().qualified()).containsExactly(p("C"), p("D"));
        HouseRules pointsFirst =
                HouseRules.NONE.rankedBy(TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.VP_DIFFERENCE));
        assertThat(of(
                        EventFixture.of(event(1, 2).withHouseRules(pointsFirst), 4)
                                .round("A 9-1 B", "C 16-10 D"),
                        "A"))
                .isEqualTo(CutProspect.CLINCHED);
    }

    @Test
    void theWordsSayHowManyRoundsMustBeWon() {
        assertThat(CutProspect.IN_WITH_WINS.describe(1, Wording.ENGLISH))
                .isEqualTo("advances by winning the last round");
        assertThat(CutProspect.IN_WITH_WINS.describe(4, Wording.ENGLISH))
                .isEqualTo("advances by winning all 4 rounds to come");
        assertThat(CutProspect.CLINCHED.describe(2, Wording.ENGLISH)).isEqualTo("advances by staying");
        assertThat(CutProspect.OUT_UNLESS_OTHERS_LEAVE.describe(1, Wording.ENGLISH))
                .isEqualTo("advances only if others leave");
        EventFixture table = EventFixture.of(event(4, 2), 4).round("A 16-9 B", "C 16-3 D");
        assertThat(EventViews.race(table.state(), table.state().wording())
                        .get()
                        .texts()
                        .head())
                .containsExactly("A", "3", "advances by winning all 3 rounds to come");
        table.paired("A v C", "B v D");
        assertThat(CutRace.roundsToPlay(table.state(), p("A"))).isEqualTo(3);
        assertThat(CutRace.roundsToPlay(table.reported("A 16-1 C").state(), p("A")))
                .isEqualTo(2);
    }
}
