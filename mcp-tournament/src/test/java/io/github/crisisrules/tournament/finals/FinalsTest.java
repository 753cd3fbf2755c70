package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Seed 1 is player 11, seed 2 player 12, and so on, so that no number is both. */
class FinalsTest {
    private static final Bracket EIGHT = start(8);

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, TimelineRuleId.FINAL_DROP, EventRuleId.STAGE_BEGINS_WITH_ITS_FIRST_GAME})
    void theFinalRoundsBeginWithTheClockOrTheFirstResult() {
        assertThat(EIGHT.isBegun(false)).isFalse();
        assertThat(EIGHT.isBegun(true)).isTrue();
        assertThat(play(EIGHT, 1).isBegun(false)).isTrue();
        assertThat(next(play(EIGHT, 1, 2, 3, 4)).isBegun(false)).isTrue();
        // A finalist who was not replaced has left during the round.
        assertThat(Finals.drop(EIGHT, seed(8)).get().isBegun(false)).isTrue();
    }

    @Test
    @Verifies(EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE)
    void aBracketKeepsTheLotsOfTheSwissRounds() {
        assertThat(PostCutStage.BRACKET.stageOfLots()).isEqualTo(1);
        assertThat(PostCutStage.SWISS_CONTINUES.stageOfLots()).isEqualTo(2);
    }

    @Test
    @Verifies(TimelineRuleId.BRACKET)
    void theFirstSeedMeetsTheLast() {
        assertThat(Vector.rangeClosed(1, 8).map(seed -> Seeding.opponent(seed, 8)))
                .containsExactly(8, 7, 6, 5, 4, 3, 2, 1);
    }

    /** Each round halves the players, rounded up: 9, 5, 3, 2, 1. */
    @Test
    @Verifies({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    void aBracketHasAsManyRoundsAsPlayersCanBeHalved() {
        assertThat(Vector.of(1, 2, 3, 4, 5, 8, 9, 16).map(Seeding::rounds)).containsExactly(0, 1, 2, 2, 3, 3, 4, 4);
        assertThatThrownBy(() -> Seeding.rounds(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(TimelineRuleId.BRACKET)
    void eightPlayersMeetAsPrinted() {
        assertThat(pairs(EIGHT)).isEqualTo("1-8 2-7 3-6 4-5");
        // 1, 7, 3 and 5 win matches 1 to 4: the winner of match 1 meets that of 4, of 2 that of 3.
        Bracket two = next(play(EIGHT, 1, 7, 3, 5));
        assertThat(pairs(two)).isEqualTo("1-5 3-7");
        Bracket three = next(play(two, 5, 7));
        assertThat(pairs(three)).isEqualTo("5-7");
        assertThat(play(three, 7).champion()).contains(seed(7));
    }

    @Test
    @Verifies({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    void fourAndSixteenFollowTheSamePattern() {
        assertThat(pairs(start(4))).isEqualTo("1-4 2-3");
        assertThat(pairs(next(play(start(4), 4, 2)))).isEqualTo("2-4");
        Bracket sixteen = start(16);
        assertThat(pairs(sixteen)).isEqualTo("1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9");
        Bracket eight = next(play(sixteen, 1, 2, 3, 4, 5, 6, 7, 8));
        assertThat(pairs(eight)).isEqualTo("1-8 2-7 3-6 4-5");
        assertThat(pairs(next(play(eight, 1, 2, 3, 4)))).isEqualTo("1-4 2-3");
    }

    /** Six players on eight lines: the first two seeds have byes, and the losers of round 1 share rank 5. */
    @Test
    @Verifies({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, TimelineRuleId.BRACKET, TimelineRuleId.RANKS})
    void inACutOfSixTheFirstTwoSeedsHaveByes() {
        Bracket six = start(6);
        assertThat(six.round().byes()).containsExactly(seed(1), seed(2));
        assertThat(six.round().open().flatMap(FinalMatch::pairing))
                .containsExactly(Pairing.of(seed(3), seed(6)), Pairing.of(seed(4), seed(5)));
        Bracket semifinals = next(play(six, 0, 0, 6, 4));
        assertThat(pairs(semifinals)).isEqualTo("1-4 2-6");
        Bracket over = play(next(play(semifinals, 1, 2)), 2);
        assertThat(over.champion()).contains(seed(2));
        assertThat(FinalRank.of(over, seeds(8)).map(FinalRank::rank)).containsExactly(1, 2, 3, 3, 5, 5, 7, 8);
        assertThat(FinalRank.of(over, seeds(8)).map(FinalRank::player))
                .containsExactly(seed(2), seed(1), seed(4), seed(6), seed(3), seed(5), seed(7), seed(8));
    }

    @Test
    @Verifies({TimelineRuleId.BRACKET, EventRuleId.AFTER_THE_CUT_A_BRACKET})
    void aBracketOfOneIsRefused() {
        assertThat(Finals.begin(seeds(1))).isEqualTo(Either.left(new FinalsViolation.NotABracketSize(1)));
        assertThat(Finals.begin(Vector.empty()).getLeft()).isEqualTo(new FinalsViolation.NotABracketSize(0));
        assertThat(Finals.begin(seeds(1)).isLeft()).isTrue();
        assertThatThrownBy(() -> new Seeding(seeds(1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Seeding(Vector.of(seed(1), seed(1), seed(2), seed(3))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("twice");
    }

    @Test
    @Verifies(TimelineRuleId.RANKS)
    void losersShareTheRankOfTheirRound() {
        Bracket over = play(next(play(next(play(EIGHT, 1, 2, 3, 4)), 1, 2)), 2);
        // 13 to 18 lost before the last match; 31 and 32 stayed outside the cut.
        Vector<PlayerId> swiss = seeds(8).append(PlayerId.of(31)).append(PlayerId.of(32));
        assertThat(FinalRank.of(over, swiss)
                        .map(place -> place.rank() + ":" + place.player())
                        .mkString(" "))
                .isEqualTo("1:#12 2:#11 3:#13 3:#14 5:#15 5:#16 5:#17 5:#18 9:#31 10:#32");
    }

    @Test
    @Verifies(TimelineRuleId.RANKS)
    void aFinalistStillInTheBracketHasNoRankYet() {
        Bracket afterOne = Finals.report(EIGHT, won(7, 2)).get();
        assertThat(FinalRank.of(afterOne, seeds(8))).containsExactly(new FinalRank(5, seed(2)));
        assertThat(afterOne.remaining()).isEqualTo(seeds(8).remove(seed(2)));
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    void timeConcessionAndDraw() {
        assertThat(winnerOfMatchOne(MatchEnding.time(seed(1), 9, seed(8), 12))).isEqualTo(seed(8));
        assertThat(winnerOfMatchOne(MatchEnding.time(seed(8), 9, seed(1), 12))).isEqualTo(seed(1));
        assertThat(winnerOfMatchOne(MatchEnding.time(seed(8), 12, seed(1), 12))).isEqualTo(seed(1));
        assertThat(winnerOfMatchOne(MatchEnding.concession(seed(1), 20, seed(8), 3)))
                .isEqualTo(seed(8));
        assertThat(winnerOfMatchOne(MatchEnding.concession(seed(8), seed(1)))).isEqualTo(seed(1));
        assertThat(winnerOfMatchOne(MatchEnding.declined(seed(8), seed(1)))).isEqualTo(seed(1));
        assertThat(winnerOfMatchOne(MatchEnding.draw(seed(8), 15, seed(1), 3))).isEqualTo(seed(1));
        // A victory need not be on points: the winner goes on with fewer VPs too.
        assertThat(winnerOfMatchOne(MatchEnding.victory(seed(8), 2, seed(1), 9)))
                .isEqualTo(seed(8));
    }

    @Test
    @Verifies(TimelineRuleId.FINAL_END)
    void reportsThatDoNotFitAreRefused() {
        assertThat(Finals.report(EIGHT, won(2, 1)).getLeft())
                .isEqualTo(new FinalsViolation.NotAFinalMatch(Pairing.of(seed(1), seed(2)), 1));
        assertThat(Finals.report(EIGHT, MatchEnding.time(seed(1), 3, PlayerId.of(99), 2))
                        .getLeft())
                .isEqualTo(new FinalsViolation.NotAFinalMatch(Pairing.of(seed(1), PlayerId.of(99)), 1));
        Bracket decided = Finals.report(EIGHT, won(1, 8)).get();
        assertThat(Finals.report(decided, won(8, 1)).getLeft())
                .isEqualTo(new FinalsViolation.MatchDecided(Pairing.of(seed(1), seed(8)), 1, Option.some(seed(1))));
        assertThatThrownBy(() -> ImmutableFinalMatch.builder()
                        .number(1)
                        .players(Vector.of(seed(1), seed(8)))
                        .ending(Option.some(won(1, 2)))
                        .build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("#11–#12");
    }

    @Test
    @Verifies(TimelineRuleId.BRACKET)
    void theNextRoundWaitsForEveryResult() {
        Bracket two = play(play(EIGHT, 0, 0, 0, 4), 1);
        assertThat(Finals.nextRound(two).getLeft())
                .isEqualTo(new FinalsViolation.RoundNotOver(
                        1, Vector.of(Pairing.of(seed(2), seed(7)), Pairing.of(seed(3), seed(6)))));
        Bracket over = play(next(play(start(4), 1, 2)), 1);
        assertThat(Finals.nextRound(over).getLeft()).isEqualTo(new FinalsViolation.FinalsOver(Option.some(seed(1))));
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_DROP, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void aPlayerWhoDropsDuringAMatchGivesTheOpponentABye() {
        Bracket dropped = Finals.drop(EIGHT, seed(1)).get();
        assertThat(dropped.round().byes()).containsExactly(seed(8));
        assertThat(dropped.rankOf(seed(1))).contains(5);
        assertThat(Finals.report(dropped, won(1, 8)).getLeft())
                .isEqualTo(new FinalsViolation.MatchDecided(Pairing.of(seed(1), seed(8)), 1, Option.some(seed(8))));
        assertThat(Finals.drop(dropped, seed(1)).getLeft()).isEqualTo(new FinalsViolation.AlreadyEliminated(seed(1)));
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_DROP, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void aPlayerWhoDropsBetweenRoundsGivesTheNextOpponentAByeAndRanksAsLoserOfThatRound() {
        // 1 beats 8 and leaves; 4 beats 5 and so has a bye in round 2; 2 and 3 play on.
        Bracket left = Finals.drop(play(EIGHT, 1, 2, 3, 4), seed(1)).get();
        assertThat(left.rankOf(seed(1))).isEmpty();
        assertThat(left.remaining()).containsExactly(seed(2), seed(3), seed(4));
        Bracket two = next(left);
        assertThat(two.round().byes()).containsExactly(seed(4));
        assertThat(two.rankOf(seed(1))).contains(3);
        Bracket three = next(Finals.report(two, won(2, 3)).get());
        assertThat(pairs(three)).isEqualTo("2-4");
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_DROP, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void aPlayerWhoLeavesAfterAByeGivesTheNextOpponentAByeLikeAWinner() {
        // 8 leaves, so 1 comes through round 1 and leaves in turn; the winner of match 4 has a bye in round 2.
        Bracket both = drop(EIGHT, 8, 1);
        assertThat(both.rankOf(seed(8))).contains(5);
        assertThat(both.rankOf(seed(1))).isEmpty();
        assertThat(both.bestRankOf(seed(1))).isEqualTo(3);
        Bracket two = next(play(both, 0, 2, 3, 5));
        assertThat(pairs(two)).isEqualTo("1-5 2-3");
        assertThat(two.rankOf(seed(1))).contains(3);
        assertThat(two.round().byes()).containsExactly(seed(5));
        Bracket three = next(Finals.report(two, won(2, 3)).get());
        assertThat(pairs(three)).isEqualTo("2-5");
        assertThat(FinalRank.of(play(three, 5), seeds(8)).map(FinalRank::rank)).containsExactly(1, 2, 3, 3, 5, 5, 5, 5);
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_DROP, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void aFinalistWithAByeWhoLeavesBeforeTheLastMatchIsSecond() {
        // 4 leaves the semifinal and 1 has a bye; 2 beats 3. Then 1 leaves, and 2 wins the event without a match.
        Bracket over = next(drop(Finals.report(drop(start(4), 4), won(2, 3)).get(), 1));
        assertThat(over.champion()).contains(seed(2));
        assertThat(FinalRank.of(over, seeds(4)))
                .containsExactly(
                        new FinalRank(1, seed(2)),
                        new FinalRank(2, seed(1)),
                        new FinalRank(3, seed(3)),
                        new FinalRank(3, seed(4)));
    }

    @Test
    @Verifies({EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED, TimelineRuleId.RANKS})
    void finalistsStillInTheBracketShareTheBestRankOpenToThem() {
        // 1 has won and left, 2 and 3 have won, 4 and 5 are still playing.
        Bracket now = drop(play(EIGHT, 1, 2, 3), 1);
        assertThat(seeds(8).map(now::bestRankOf)).containsExactly(3, 1, 1, 1, 1, 5, 5, 5);
        assertThat(FinalRank.ofEnded(now, seeds(8)).map(FinalRank::rank)).containsExactly(1, 1, 1, 1, 3, 5, 5, 5);
        assertThat(FinalRank.of(now, seeds(8)).map(FinalRank::rank)).containsExactly(5, 5, 5);
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_DROP, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void noPlayerWinsIfBothFinalistsLeaveBeforeTheLastMatch() {
        Bracket over = next(drop(play(start(4), 1, 2), 1, 2));
        assertThat(over.isOver()).isTrue();
        assertThat(over.champion()).isEmpty();
        assertThat(Finals.nextRound(over).getLeft().describe())
                .isEqualTo("The final rounds are over. Close the event.");
        assertThat(FinalRank.of(over, seeds(4)).map(FinalRank::rank)).containsExactly(2, 2, 3, 3);
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, TimelineRuleId.FINAL_DRAW})
    void aResultIsAmendedOnceItIsInAndUntilSomethingFollowsFromIt() {
        Bracket two = play(EIGHT, 1, 7);
        FinalAmendment running = FinalAmendment.to(two, true);
        assertThat(running.amendable(1).map(FinalMatch::number)).containsExactly(1, 2);
        assertThat(running.amend(1, won(3, 6), Vector.empty()).getLeft())
                .isEqualTo(new FinalsViolation.NotAFinalMatch(Pairing.of(seed(3), seed(6)), 1));
        assertThat(running.amend(2, won(1, 8), Vector.empty()).getLeft())
                .isEqualTo(new FinalsViolation.NotAFinalMatch(Pairing.of(seed(1), seed(8)), 2));
        assertThat(running.amendable(0)).isEmpty();
        assertThat(running.amendable(2)).isEmpty();
        // Round 2 pairs 1–5 and 3–7. Nothing is played yet: all four may be amended, unless the clock runs.
        Bracket next = next(play(two, 0, 0, 3, 5));
        assertThat(FinalAmendment.to(next, false).amendable(1)).hasSize(4);
        assertThat(FinalAmendment.to(next, true).amendable(1)).isEmpty();
        // 1–5 has ended: what led to it, matches 1 and 4, is fixed.
        Bracket later = play(next, 1);
        assertThat(FinalAmendment.to(later, false).amendable(1).map(FinalMatch::number))
                .containsExactly(2, 3);
        assertThat(FinalAmendment.to(later, false).amendable(2).map(FinalMatch::number))
                .containsExactly(1);
        assertThat(FinalAmendment.to(later, false)
                        .amend(1, won(8, 1), Vector.empty())
                        .getLeft())
                .isEqualTo(new FinalsViolation.LaterMatchPlayed(Pairing.of(seed(1), seed(8)), 1));
        // Two rounds on, everything of round 1 is fixed.
        Bracket last = next(play(later, 0, 7));
        assertThat(FinalAmendment.to(last, false).amendable(1)).isEmpty();
        assertThat(FinalAmendment.to(last, false).amendable(2)).hasSize(2);
    }

    @Test
    @Verifies({TimelineRuleId.FINAL_END, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    void anAmendedResultForgetsNoPlayerWhoHasLeft() {
        // 1 beats 8 and leaves. Then the result of 2–7 is put right: 1 stays away.
        Bracket left = drop(play(EIGHT, 1, 2), 1);
        Bracket amended = FinalAmendment.to(left, false)
                .amend(1, won(7, 2), Vector.of(seed(1)))
                .get();
        assertThat(amended.leaving()).containsExactly(seed(1));
        assertThat(amended.round().matches().get(1).winner()).contains(seed(7));
        // There is no match after the last, so no player leaves before it.
        Bracket over = play(next(play(start(4), 1, 2)), 1);
        assertThat(FinalAmendment.to(over, false)
                        .amend(2, won(2, 1), Vector.of(seed(2)))
                        .get()
                        .leaving())
                .isEmpty();
    }

    @Test
    void seedsAreNumberedFromOneAndStandingsNameNoPlayerTwice() {
        Seeding four = new Seeding(seeds(4));
        assertThat(Vector.rangeClosed(1, 4).map(four::seed)).isEqualTo(seeds(4));
        assertThatThrownBy(() -> four.seed(0)).hasMessage("There is no seed 0. Give a seed from 1 to 4.");
        assertThatThrownBy(() -> four.seed(5)).hasMessage("There is no seed 5. Give a seed from 1 to 4.");
        assertThatThrownBy(() -> FinalRank.of(start(4), seeds(4).append(seed(1))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(TimelineRuleId.FINAL_DROP)
    void leavingIsRefusedToStrangersToThoseWhoAreOutAndAfterTheEnd() {
        assertThat(Finals.drop(EIGHT, PlayerId.of(99)).getLeft())
                .isEqualTo(new FinalsViolation.NotAFinalist(PlayerId.of(99)));
        Bracket one = Finals.report(EIGHT, won(1, 8)).get();
        assertThat(Finals.drop(one, seed(8)).getLeft()).isEqualTo(new FinalsViolation.AlreadyEliminated(seed(8)));
        assertThat(Finals.drop(drop(one, 1), seed(1)).getLeft())
                .isEqualTo(new FinalsViolation.AlreadyEliminated(seed(1)));
        assertThat(Finals.drop(next(play(EIGHT, 1, 2, 3, 4)), seed(8)).getLeft())
                .isEqualTo(new FinalsViolation.AlreadyEliminated(seed(8)));
        Bracket over = drop(next(play(start(4), 1, 2)), 1);
        assertThat(Finals.drop(over, seed(2)).getLeft())
                .isEqualTo(new FinalsViolation.FinalsOver(Option.some(seed(2))));
    }

    @Test
    @Verifies(EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND)
    void aReplacedQualifierRanksByTheSwissStandings() {
        // Of the Swiss order 11, 12, … 15 player 12 left before the bracket of four and 15 moved up.
        Bracket bracket =
                Finals.begin(Vector.of(seed(1), seed(3), seed(4), seed(5))).get();
        assertThat(FinalRank.of(bracket, seeds(6)))
                .containsExactly(new FinalRank(5, seed(2)), new FinalRank(6, seed(6)));
    }

    @Test
    void everyRefusalNamesTheCharactersItConcerns() {
        Vector<Pairing> open = Vector.of(Pairing.of(seed(2), seed(7)), Pairing.of(seed(3), seed(6)));
        assertThat(new FinalsViolation.RoundNotOver(1, open).describe())
                .isEqualTo("Final round 1 has open matches: #12 – #17 and #13 – #16. Report them first.");
        assertThat(new FinalsViolation.NotAFinalMatch(open.head(), 1)
                        .describe(Wording.of(id -> id.equals(seed(2)) ? "Bruno" : "Gwen")))
                .isEqualTo("Bruno – Gwen is not a match of final round 1. Look up the pairings of the round.");
        assertThat(new FinalsViolation.NotABracketSize(5).rule()).contains("TL-BRACKET");
        assertThat(new FinalsViolation.FinalsOver(Option.none()).describe())
                .isEqualTo("The final rounds are over. Close the event.");
    }

    private static PlayerId winnerOfMatchOne(MatchEnding ending) {
        Bracket reported = Finals.report(EIGHT, ending).get();
        FinalMatch match = reported.round().matches().head();
        assertThat(match.losers()).hasSize(1).doesNotContain(match.winner().get());
        return match.winner().get();
    }

    private static MatchEnding won(int winner, int loser) {
        return MatchEnding.victory(seed(winner), 16, seed(loser), 11);
    }

    private static PlayerId seed(int seed) {
        return PlayerId.of(10 + seed);
    }

    private static Vector<PlayerId> seeds(int size) {
        return Vector.rangeClosed(1, size).map(FinalsTest::seed);
    }

    private static Bracket start(int size) {
        return Finals.begin(new Seeding(seeds(size)));
    }

    private static Bracket next(Bracket bracket) {
        return Finals.nextRound(bracket).get();
    }

    private static Bracket drop(Bracket bracket, int... leaving) {
        return Vector.ofAll(leaving)
                .foldLeft(bracket, (b, s) -> Finals.drop(b, seed(s)).get());
    }

    /** Plays the current round: the seeds that win matches 1, 2, …; 0 for a match that is not played. */
    private static Bracket play(Bracket bracket, int... winners) {
        Bracket played = bracket;
        for (int i = 0; i < winners.length; i++) {
            if (winners[i] > 0) {
                PlayerId winner = seed(winners[i]);
                Pairing match = played.round().matches().get(i).pairing().get();
                played = Finals.report(played, MatchEnding.victory(winner, 16, match.opponentOf(winner), 11))
                        .get();
            }
        }
        return played;
    }

    /** The seeds that meet in the current round. */
    private static String pairs(Bracket bracket) {
        return bracket.round()
                .matches()
                .map(match -> match.players().map(bracket.seeds()::seedOf).mkString("-"))
                .mkString(" ");
    }
}
