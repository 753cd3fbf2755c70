package io.github.crisisrules.tournament.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import org.junit.jupiter.api.Test;

class ScoringTest {
    private static final PlayerId A = PlayerId.of(1);
    private static final PlayerId B = PlayerId.of(2);

    private static MatchResult result(Outcome outcome, int a, int b) {
        return new MatchResult(new Score(A, outcome, a), new Score(B, outcome.opposite(), b));
    }

    @Test
    @Verifies({EventRules.VICTORY, EventRules.RULING_6})
    void aVictoryCountsEvenWithFewerVps() {
        assertThat(Scoring.of(MatchEnding.victory(A, 16, B, 11))).isEqualTo(result(Outcome.WIN, 16, 11));
        assertThat(Scoring.of(MatchEnding.victory(B, 3, A, 11))).isEqualTo(result(Outcome.LOSS, 11, 3));
    }

    @Test
    @Verifies({EventRules.TIME, EventRules.RULING_6})
    void onTimeTheVpsAloneDecide() {
        assertThat(Scoring.of(MatchEnding.time(A, 12, B, 11))).isEqualTo(result(Outcome.WIN, 12, 11));
        assertThat(Scoring.of(MatchEnding.time(A, 10, B, 11))).isEqualTo(result(Outcome.LOSS, 10, 11));
        assertThat(Scoring.of(MatchEnding.time(B, 9, A, 9))).isEqualTo(result(Outcome.DRAW, 9, 9));
    }

    @Test
    @Verifies({EventRules.CONCEDE, EventRules.RULING_12})
    void aConcessionGivesTheOpponentFourteenVpsOrMoreAndLeavesTheOwn() {
        assertThat(Scoring.of(MatchEnding.concession(A, 12, B, 5))).isEqualTo(result(Outcome.LOSS, 12, 14));
        assertThat(Scoring.of(MatchEnding.concession(B, 0, A, 15))).isEqualTo(result(Outcome.WIN, 15, 0));
    }

    @Test
    @Verifies({EventRules.DRAW, EventRules.RULING_6})
    void aMatchBothDeclineIsADrawWithoutVps() {
        assertThat(Scoring.of(MatchEnding.declined(A, B))).isEqualTo(result(Outcome.DRAW, 0, 0));
        assertThat(Scoring.of(MatchEnding.draw(A, 7, B, 9))).isEqualTo(result(Outcome.DRAW, 7, 9));
    }

    @Test
    @Verifies({EventRules.BYE, EventRules.RULING_12})
    void aByeIsAWinWithFourteenVpsAndAnUnpairedLossIsWorthNothing() {
        assertThat(Scoring.bye(A)).isEqualTo(new Score(A, Outcome.WIN, 14));
        assertThat(Scoring.unpairedLoss(A)).isEqualTo(new Score(A, Outcome.LOSS, 0));
    }

    @Test
    @Verifies(EventRules.POINTS)
    void aWinIsWorthThreeADrawOneALossNothing() {
        assertThat(PointScale.OFFICIAL.points(Outcome.WIN)).isEqualTo(3);
        assertThat(PointScale.OFFICIAL.points(Outcome.DRAW)).isEqualTo(1);
        assertThat(PointScale.OFFICIAL.points(Outcome.LOSS)).isZero();
    }

    @Test
    void nonsenseCannotBeBuilt() {
        assertThatThrownBy(() -> MatchEnding.victory(A, -1, B, 0)).hasMessageContaining("-1");
        assertThatThrownBy(() -> MatchEnding.draw(A, 3, A, 3)).hasMessageContaining("himself");
        assertThatThrownBy(() -> new Pairing(B, A)).hasMessageContaining("Pairing.of");
        assertThatThrownBy(() -> new PointScale(1, 3, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Pairing.of(B, A)).isEqualTo(Pairing.of(A, B));
    }
}
