package io.github.crisisrules.tournament.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ScoringTest {
    private static final Scoring PRINTED = Editions.CHALLENGER.scoring();
    private static final PlayerId A = PlayerId.of(1);
    private static final PlayerId B = PlayerId.of(2);

    private static MatchResult result(Outcome outcome, int a, int b) {
        return new MatchResult(new Score(A, outcome, a), new Score(B, outcome.opposite(), b));
    }

    @Test
    @Verifies({EventRuleId.REJOIN, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    void everyRoundMissedIsAnUnpairedLossOnce() {
        // Five rounds: played 1, left, came back for 3 with a loss for round 2, and left again.
        assertThat(Scoring.missedRounds(5, Vector.of(1, 3), Vector.of(2))).containsExactly(4, 5);
        assertThat(Scoring.missedRounds(2, Vector.empty(), Vector.empty())).containsExactly(1, 2);
        assertThat(Scoring.missedRounds(0, Vector.empty(), Vector.empty())).isEmpty();
    }

    @Test
    @Verifies({EventRuleId.VICTORY, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    void aVictoryCountsEvenWithFewerVps() {
        assertThat(MatchEnding.victory(A, 16, B, 11).result(PRINTED)).isEqualTo(result(Outcome.WIN, 16, 11));
        assertThat(MatchEnding.victory(B, 3, A, 11).result(PRINTED)).isEqualTo(result(Outcome.LOSS, 11, 3));
    }

    @Test
    @Verifies({EventRuleId.TIME, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    void onTimeTheVpsAloneDecide() {
        assertThat(MatchEnding.time(A, 12, B, 11).result(PRINTED)).isEqualTo(result(Outcome.WIN, 12, 11));
        assertThat(MatchEnding.time(A, 10, B, 11).result(PRINTED)).isEqualTo(result(Outcome.LOSS, 10, 11));
        assertThat(MatchEnding.time(B, 9, A, 9).result(PRINTED)).isEqualTo(result(Outcome.DRAW, 9, 9));
    }

    @Test
    @Verifies({EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    void aConcessionGivesTheOpponentFourteenVpsOrMoreAndLeavesTheOwn() {
        assertThat(MatchEnding.concession(A, 12, B, 5).result(PRINTED)).isEqualTo(result(Outcome.LOSS, 12, 14));
        assertThat(MatchEnding.concession(B, 0, A, 15).result(PRINTED)).isEqualTo(result(Outcome.WIN, 15, 0));
    }

    @Test
    @Verifies({EventRuleId.DRAW, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    void aMatchBothDeclineIsADrawWithoutVps() {
        assertThat(MatchEnding.declined(A, B).result(PRINTED)).isEqualTo(result(Outcome.DRAW, 0, 0));
        assertThat(MatchEnding.draw(A, 7, B, 9).result(PRINTED)).isEqualTo(result(Outcome.DRAW, 7, 9));
    }

    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.CONCEDER_KEEPS_VPS})
    void aByeIsAWinWithFourteenVpsAndAnUnpairedLossIsWorthNothing() {
        assertThat(PRINTED.bye(A)).isEqualTo(new Score(A, Outcome.WIN, 14));
        assertThat(Scoring.unpairedLoss(A)).isEqualTo(new Score(A, Outcome.LOSS, 0));
    }

    @Test
    @Verifies(EventRuleId.POINTS)
    void aWinIsWorthThreeADrawOneALossNothing() {
        assertThat(PRINTED.points().points(Outcome.WIN)).isEqualTo(3);
        assertThat(PRINTED.points().points(Outcome.DRAW)).isEqualTo(1);
        assertThat(PRINTED.points().points(Outcome.LOSS)).isZero();
    }

    @Test
    void endingsAndResultsAreDescribedWithNames() {
        Wording wording = Wording.of(id -> id.equals(A) ? "Ada" : "Emil");
        assertThat(MatchEnding.victory(B, 18, A, 11).describe(wording)).isEqualTo("Emil beats Ada 18–11");
        assertThat(MatchEnding.time(A, 9, B, 12).describe(wording)).isEqualTo("Emil beats Ada 12–9 on time");
        assertThat(MatchEnding.concession(B, 3, A, 5).describe(wording)).isEqualTo("Emil concedes to Ada at 3–5");
        assertThat(MatchEnding.declined(A, B).describe(wording)).isEqualTo("Ada and Emil draw 0–0");
        assertThat(MatchEnding.concession(B, A).describe(wording)).isEqualTo("Emil concedes to Ada");
        assertThat(MatchEnding.time(A, 9, B, 9).describe(wording)).isEqualTo("Ada and Emil draw 9–9 on time");
        assertThat(MatchEnding.victory(B, 18, A, 11).describe()).isEqualTo("#2 beats #1 18–11");
        assertThat(MatchEnding.victory(B, 18, A, 11).rules().head()).isEqualTo(EventRuleId.VICTORY);
    }

    @Test
    void besideAScoreStandsHowTheMatchEnded() {
        Wording wording = Wording.of(id -> id.equals(A) ? "Ada" : "Emil");
        assertThat(MatchEnding.victory(B, 18, A, 11).describeManner(wording)).isEqualTo("victory");
        assertThat(MatchEnding.time(A, 9, B, 12).describeManner(wording)).isEqualTo("time");
        assertThat(MatchEnding.time(A, 9, B, 9).describeManner(wording)).isEqualTo("time, a draw");
        assertThat(MatchEnding.draw(A, 9, B, 12).describeManner(wording)).isEqualTo("draw");
        assertThat(MatchEnding.concession(B, A).describeManner(wording)).isEqualTo("Emil conceded");
        assertThat(MatchEnding.concession(B, 3, A, 0).describeManner(wording)).isEqualTo("Emil conceded at 3–0");
        assertThat(MatchEnding.concession(B, 0, A, 5).describeManner(wording)).isEqualTo("Emil conceded at 0–5");
        assertThat(Pairing.of(B, A).describe(wording)).isEqualTo("Ada – Emil");
        assertThat(Pairing.of(3, 8)).hasToString("#3–#8");
        assertThat(PRINTED.bye(A)).hasToString("#1 win 14");
        assertThat(new Tally(B, 16)).hasToString("#2 16");
    }

    @Test
    void pairingsAreInTheOrderOfTheirFirstThenTheirSecondPlayers() {
        assertThat(Vector.of(Pairing.of(2, 3), Pairing.of(1, 9), Pairing.of(4, 1))
                        .sorted())
                .containsExactly(Pairing.of(1, 4), Pairing.of(1, 9), Pairing.of(2, 3));
    }

    @Test
    void theWinnerOfAResultIsWhoeverWon() {
        assertThat(MatchEnding.victory(B, 3, A, 11).result(PRINTED).winner()).contains(B);
        assertThat(MatchEnding.time(A, 12, B, 11).result(PRINTED).winner()).contains(A);
        assertThat(MatchEnding.draw(A, 12, B, 11).result(PRINTED).winner()).isEmpty();
    }

    @Test
    void nonsenseCannotBeBuilt() {
        assertThatThrownBy(() -> MatchEnding.victory(A, -1, B, 0)).hasMessageContaining("-1");
        assertThatThrownBy(() -> MatchEnding.draw(A, 3, A, 3)).hasMessageContaining("themselves");
        assertThatThrownBy(() -> new Tally(A, Tally.MAX + 1)).hasMessageContaining("10001");
        assertThat(new Tally(A, Tally.MAX).vps()).isEqualTo(10_000);
        Score draw = new Score(A, Outcome.DRAW, 3);
        assertThatThrownBy(() -> new MatchResult(draw, draw)).hasMessageContaining("two players");
        assertThatThrownBy(() -> new Pairing(B, A)).hasMessageContaining("Pairing.of");
        assertThatThrownBy(() -> new PointScale(1, 3, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Pairing.of(B, A)).isEqualTo(Pairing.of(A, B));
    }
}
