package io.github.crisisrules.tournament.game;

import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.testing.tournament.RandomEvent;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.FinalRank;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentCommand.CloseEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.EndEvent;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The ends of events: the champion is still there and ranked first, and every event can be ended. */
class EndingTest {
    private static Announcement event(int rounds, int cut, PostCutStage after) {
        return Announcement.builder()
                .name("Ending")
                .edition(Editions.CHALLENGER)
                .structure(new Structure(rounds, cut))
                .postCutStage(after)
                .build();
    }

    private static String ranks(EventFixture table) {
        return table.desk()
                .finalRanks()
                .texts()
                .map(row -> row.mkString(" ").strip())
                .mkString(", ");
    }

    @Test
    @Verifies({ChallengerRuleId.WINNER, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    void aDroppedLeaderDoesNotWinAndIsMarked() {
        // A has 6 points after two rounds and goes home; D comes to 1 + 1 + 3 = 5, B and C to 0 + 1 + 1 and 1 + 0 + 1.
        EventFixture table = EventFixture.of(event(3, 0, PostCutStage.BRACKET), 4)
                .round("A 16-9 B", "C drew D")
                .round("A 16-3 C", "B drew D")
                .drop("A")
                .round("B drew C", "D bye");
        assertThat(table.standings()).startsWith("A 6, D 5");
        assertThat(table.state().champion()).contains(p("D"));
        assertThat(ranks(table)).startsWith("1 D champion, 2 A dropped after round 2, 3 ");
        assertThat(table.give(new CloseEvent()).desk().lastSentences())
                .containsExactly("The event is closed. The champion is D.");
    }

    @Test
    @Verifies({EventRuleId.AFTER_THE_CUT_A_BRACKET, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    void theChampionOfContinuedSwissRoundsIsFirstEvenIfADroppedLeaderHasMorePoints() {
        // A wins once more, comes to 9 points and leaves; C wins too and leads with 6 alone among those who stayed.
        EventFixture table = EventFixture.of(event(2, 4, PostCutStage.SWISS_CONTINUES), 6)
                .round("A 16-9 B", "C 16-3 D", "E 16-3 F")
                .round("A 16-9 C", "E drew B", "D drew F")
                .give(new MakeCut());
        Vector<PlayerId> qualified = table.state().cut().get().qualified();
        assertThat(qualified).startsWith(p("A"), p("E"), p("C"));
        String fourth = table.state().name(qualified.get(3));
        table.round("A 16-1 " + fourth, "C 16-1 E");
        assertThat(table.state().champion()).contains(p("A"));
        table.undo().drop("A").reported("C 16-1 E");
        assertThat(table.state().champion()).contains(p("C"));
        assertThat(table.standings()).startsWith("A 9, C 6");
        assertThat(ranks(table)).startsWith("1 C champion, 2 A dropped after round 3, 3 E, 4 " + fourth);
    }

    @Property(tries = 60)
    @Verifies({ChallengerRuleId.WINNER, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    void theChampionIsThereAndFirstAndEveryPlayerNotEjectedHasOnePlace(@ForAll long seed) {
        Announcement announcement = Seed.of(seed)
                .pick(Vector.of(
                        event(3, 0, PostCutStage.BRACKET),
                        event(3, 4, PostCutStage.BRACKET),
                        event(2, 4, PostCutStage.SWISS_CONTINUES)));
        TournamentState state =
                RandomEvent.run(announcement, 8, Seed.of(seed), 30).state();
        Vector<FinalRank> ranks = state.finalRanks();
        assertThat(ranks.map(FinalRank::player).sorted())
                .isEqualTo(state.entries()
                        .filter(entry -> entry.attendance() != Attendance.EJECTED)
                        .map(Entry::id));
        assertThat(ranks.map(FinalRank::rank))
                .isEqualTo(ranks.map(FinalRank::rank).sorted());
        state.champion().forEach(champion -> {
            assertThat(ranks.head()).isEqualTo(new FinalRank(1, champion));
            assertThat(ranks.count(place -> place.rank() == 1)).isEqualTo(1);
        });
        ranks.forEach(place -> assertThat(place.dropped())
                .isEqualTo(state.entry(place.player()).get().attendance() == Attendance.DROPPED));
    }

    @Test
    @Verifies(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    void finalistsWhoAreStillInShareTheFirstPlaceWhenTheEventIsEnded() {
        EventFixture table = EventFixture.of(event(1, 4, PostCutStage.BRACKET), 6)
                .round("A 20-1 B", "C 19-2 D", "E 18-3 F")
                .give(new MakeCut())
                .pair()
                .reported("A 16-3 F");
        table.give(new EndEvent("The hall closes."));
        assertThat(table.state().champion()).isEmpty();
        assertThat(ranks(table))
                .isEqualTo("1 A shares first place, undecided, 1 C shares first place, undecided, "
                        + "1 E shares first place, undecided, 3 F lost in final round 1, 5 D, 6 B");
        assertThat(table.desk().in(Language.SPANISH).finalRanks().texts().head())
                .containsExactly("1", "A", "comparte el primer puesto, sin decidir");
    }

    @Property(tries = 60)
    @Verifies(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    void howeverAnEventEndsEveryPlayerNotEjectedHasOnePlace(@ForAll long seed) {
        Desk desk = RandomEvent.run(event(2, 8, PostCutStage.BRACKET), 12, Seed.of(seed), 30);
        int steps = desk.play().steps().size();
        for (int undone = Seed.of(seed).split("undo").random().below(steps); undone > 0; undone--) {
            desk = desk.undo();
        }
        if (desk.state().isDecided() || desk.state().phase() == Phase.CLOSED) {
            return;
        }
        TournamentState state = desk.end("The hall closes.").state();
        assertThat(state.finalRanks().map(FinalRank::player).sorted())
                .isEqualTo(state.entries()
                        .filter(entry -> entry.attendance() != Attendance.EJECTED)
                        .map(Entry::id));
        assertThat(state.champion()).isEmpty();
    }

    @Test
    @Verifies(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    void anEventThatEveryPlayerLeavesIsEndedWithTheReason() {
        EventFixture table = EventFixture.of(event(3, 2, PostCutStage.BRACKET), 4)
                .round("A 16-9 B", "C 16-8 D")
                .drop("A")
                .drop("B")
                .drop("C")
                .drop("D");
        assertThat(table.refuse(new CloseEvent()).describe())
                .isEqualTo("The event is not decided yet. Play its rounds to the end first, or end it with a reason.");
        assertThat(table.desk().choices().last().describe()).isEqualTo("End the event undecided");
        Desk ended = table.desk().end(" the heating has failed ");
        assertThat(ended.lastSentences()).containsExactly("The event ends undecided: \"the heating has failed\".");
        assertThat(ended.state().phase()).isEqualTo(Phase.CLOSED);
        assertThat(ended.champion()).isEmpty();
        assertThat(ended.state().endedBecause()).contains("the heating has failed");
        assertThat(ended.finalRanks().texts())
                .hasSize(4)
                .allMatch(row -> row.get(2).equals("dropped after round 1"));
        assertThat(ended.awaited().describe())
                .isEqualTo("The event is over. It ended undecided: \"the heating has failed\".");
        assertThat(ended.choices()).isEmpty();
        assertThat(ended.attempt(new EndEvent("again")).isLeft()).isTrue();
        assertThat(ended.undo()).isEqualTo(table.desk());
    }

    @Test
    @Verifies(EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED)
    void aReasonIsGiven() {
        Desk empty = Desk.of(event(1, 0, PostCutStage.BRACKET), Seed.of(1));
        assertThat(empty.attempt(new EndEvent("  ")).getLeft()).isEqualTo(new TournamentViolation.MissingReason());
        assertThat(empty.attempt(new EndEvent("two\nlines")).isLeft()).isTrue();
        assertThat(empty.attempt(new EndEvent("x".repeat(501))).isLeft()).isTrue();
        assertThat(empty.end("Nobody came.").state().phase()).isEqualTo(Phase.CLOSED);
        EventFixture decided =
                EventFixture.of(event(1, 0, PostCutStage.BRACKET), 2).round("A 16-9 B");
        assertThat(decided.refuse(new EndEvent("enough")))
                .isEqualTo(new TournamentViolation.AlreadyDecided(OrganizerTask.END_EVENT));
    }
}
