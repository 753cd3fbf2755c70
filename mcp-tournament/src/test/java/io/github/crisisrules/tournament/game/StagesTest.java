package io.github.crisisrules.tournament.game;

import static io.github.crisisrules.testing.tournament.RosterArbitraries.roster;
import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.component.TableSetup;
import io.github.crisisrules.tournament.component.TerrainPiece;
import io.github.crisisrules.tournament.component.TerrainViolation;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.game.TournamentCommand.DropPlayer;
import io.github.crisisrules.tournament.game.TournamentCommand.MakeCut;
import io.github.crisisrules.tournament.game.TournamentCommand.StartClock;
import io.github.crisisrules.tournament.game.query.EventRecords;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Commands of a stage of an event (registration, Swiss rounds, after the cut) are accepted in that stage only. */
class StagesTest {
    private static Announcement event(int rounds, int cut, PostCutStage after) {
        return Announcement.builder()
                .name("Stages")
                .edition(Editions.CHALLENGER)
                .structure(new Structure(rounds, cut))
                .postCutStage(after)
                .build();
    }

    /** Four players, A and C in the cut. */
    private static EventFixture cut(PostCutStage after) {
        return EventFixture.of(event(1, 2, after), 4)
                .round("A 16-9 B", "C 16-3 D")
                .give(new MakeCut());
    }

    @Test
    void theLatestStandingsAreComputedOnce() {
        TournamentState state = EventFixture.of(event(2, 0, PostCutStage.BRACKET), 4)
                .round("A 16-9 B", "C 16-3 D")
                .state();
        assertThat(state.standingsAfter(1)).isSameAs(state.standings());
        assertThat(state.standingsAfter(0).players()).hasSize(4);
    }

    @Test
    @Verifies(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    void aBracketKeepsTheLotsAndFurtherSwissRoundsDrawNewOnes() {
        RandomTiebreak first = RandomTiebreak.of(Seed.of(7), 1);
        RandomTiebreak second = RandomTiebreak.of(Seed.of(7), 2);
        assertThat(first).isNotEqualTo(second);
        assertThat(cut(PostCutStage.BRACKET).state().lots()).contains(first);
        assertThat(cut(PostCutStage.SWISS_CONTINUES).state().lots()).contains(second);
    }

    @Test
    @Verifies({EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE, EventRuleId.CUT})
    void randomTiebreaksBeforeTheCutStayInContinuedSwissRounds() {
        // All are tied but for their lots, which alone say who is in.
        for (int seed = 1; seed <= 10; seed++) {
            EventFixture table = EventFixture.of(event(1, 2, PostCutStage.SWISS_CONTINUES), 4, Seed.of(seed))
                    .round("A drew B", "C drew D");
            Vector<PlayerId> posted = table.state().standings().players();
            table.give(new MakeCut());
            assertThat(table.state().standings().players()).isEqualTo(posted);
            assertThat(table.state().cut().get().qualified()).isEqualTo(posted.take(2));
            table.pair();
            assertThat(table.state().standingsAfter(1).players()).isEqualTo(posted);
        }
    }

    @Test
    @Verifies(EventRuleId.REMATCH)
    void playersWhoMetBeforeTheCutMayMeetAfterIt() {
        // A and B met in round 1 and are the two of the cut.
        EventFixture table = EventFixture.of(event(1, 2, PostCutStage.SWISS_CONTINUES), 4)
                .round("A 16-15 B", "C drew D")
                .drop("C")
                .drop("D")
                .give(new MakeCut());
        Vector<PoolPlayer> pool =
                EventRecords.pool(table.state(), table.state().active()).players();
        assertThat(pool.map(PoolPlayer::id)).containsExactlyInAnyOrder(p("A"), p("B"));
        assertThat(pool.flatMap(PoolPlayer::met)).isEmpty();
        // Before the cut they have met.
        table.undo();
        assertThat(EventRecords.pool(table.state(), table.state().active())
                        .players()
                        .flatMap(PoolPlayer::met))
                .hasSize(2);
    }

    @Test
    @Verifies({TimelineRuleId.RANKS, EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT})
    void playersInTheCutRankBeforeThoseOutsideItEvenWithFewerPoints() {
        // A leads with 6 points and drops before the cut; D (4), then B and C with 1 each, are left for a top 2.
        EventFixture table = EventFixture.of(event(2, 2, PostCutStage.BRACKET), 4)
                .round("A 16-9 B", "C drew D")
                .round("A 16-3 C", "D 16-2 B")
                .drop("A")
                .give(new MakeCut());
        assertThat(table.standings()).startsWith("A 6, D 4, C 1");
        assertThat(table.state().cut().get().qualified()).containsExactly(p("D"), p("C"));
        assertThat(table.state().finalRanks().map(place -> table.state().name(place.player())))
                .containsExactly("D", "C", "A", "B");
    }

    @Test
    void theClockOfARoundIsNotThatOfTheNext() {
        EventFixture table = EventFixture.of(event(2, 0, PostCutStage.BRACKET), 4)
                .paired("A v B", "C v D")
                .give(new StartClock(4, Instant.EPOCH));
        assertThat(table.state().isClockRunning()).isTrue();
        table.reported("A 16-9 B", "C 16-3 D").paired("A v C", "B v D");
        assertThat(table.state().clock()).isNotEmpty();
        assertThat(table.state().isClockRunning()).isFalse();
        assertThat(table.give(new StartClock(4, Instant.EPOCH)).state().isClockRunning())
                .isTrue();
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void finalRoundsAreNumberedOnAndTheLastSwissRoundStaysASwissRound() {
        EventFixture table = cut(PostCutStage.BRACKET).pair();
        assertThat(table.state().amendable())
                .containsExactly(new RoundMatch(1, 1, Pairing.of(1, 2)), new RoundMatch(1, 2, Pairing.of(3, 4)));
        table.reported("A 16-9 C");
        RoundMatch last = table.state().amendable().last();
        assertThat(last).isEqualTo(new RoundMatch(2, 1, Pairing.of(1, 3)));
        assertThat(last.amending().describe(table.state().wording()))
                .startsWith("Amend ")
                .contains("round 2")
                .contains("A – C");
        assertThat(last.amending()
                        .command(io.github.crisisrules.core.prompt.AnswerSource.random(
                                Seed.of(3).random())))
                .isInstanceOfSatisfying(
                        TournamentCommand.AmendResult.class,
                        amended -> assertThat(amended.round()).isEqualTo(2));
        MatchEnding other = EventFixture.ending("A 17-9 B");
        table.give(new TournamentCommand.AmendResult(1, other));
        assertThat(table.desk().play().log().last())
                .isEqualTo(new TournamentEvent.ResultAmended(1, EventFixture.ending("A 16-9 B"), other));
    }

    @Test
    @Verifies(EventRuleId.TERRAIN)
    void finalMatchesHaveTablesWhereBothPlay() {
        EventFixture table = EventFixture.of(event(1, 4, PostCutStage.BRACKET), 8)
                .round("A 20-1 B", "C 19-1 D", "E 18-1 F", "G 17-1 H")
                .give(new MakeCut())
                .pair();
        TableSetup one = TableSetup.of(1, TerrainPiece.official("car", 2));
        assertThat(table.desk().checkTables(Vector.of(one)).getError())
                .as("two matches")
                .containsExactly(new TerrainViolation.NotSetUp(2));
        table.give(new StartClock(4, Instant.EPOCH)).give(new DropPlayer(p("G"), DropReason.OWN_WISH));
        int left = table.desk().openMatches().head().table();
        assertThat(table.desk().openMatches()).hasSize(1);
        assertThat(table.desk().checkTables(Vector.empty()).getError())
                .containsExactly(new TerrainViolation.NotSetUp(left));
    }

    @Test
    void listsArePublicOnceTheyAreFinalAndSecretsAreTheOrganizers() {
        Desk signingUp =
                Desk.challenger("Open", Seed.of(9)).register("A", "B", "C", "D").submit("A", roster(1));
        PublicState before = signingUp.state().publicState();
        assertThat(before.players().map(PublicState.PublicEntry::hasSubmittedList))
                .containsExactly(true, false, false, false);
        assertThat(before.players().flatMap(PublicState.PublicEntry::rosters)).isEmpty();
        Desk paired = signingUp.open().pairRound();
        PublicState after = paired.state().publicState();
        assertThat(after.players().head().rosters())
                .isEqualTo(paired.state().entry(p("A")).get().rosters())
                .hasSize(1);
        SwissRound round = paired.state().round().get();
        PublicState.PublicRound shown = after.rounds().head();
        assertThat(shown.number()).isEqualTo(1);
        assertThat(shown.seed()).isEqualTo(round.seed()).isNotEqualTo(Seed.of(9));
        assertThat(shown.tables()).isEqualTo(round.tables());
        assertThat(shown.players()).isEqualTo(round.pool().players());
        OrganizerState all = paired.state().organizerState();
        assertThat(all.publicState()).isEqualTo(after);
        assertThat(all.seed()).isEqualTo(Seed.of(9));
        assertThat(all.entries()).isEqualTo(paired.state().entries());
    }
}
