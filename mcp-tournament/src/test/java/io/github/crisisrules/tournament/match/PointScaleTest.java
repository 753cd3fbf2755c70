package io.github.crisisrules.tournament.match;

import static io.github.crisisrules.tournament.match.BonusPoint.Condition.LOSS_BY_AT_MOST;
import static io.github.crisisrules.tournament.match.BonusPoint.Condition.VPS_AT_LEAST;
import static io.github.crisisrules.tournament.match.BonusPoint.Condition.WIN_BY_AT_LEAST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The points of a match on the documents' scale and on those of house events. */
class PointScaleTest {
    private static final PlayerId A = PlayerId.of(1);
    private static final PlayerId B = PlayerId.of(2);

    @Test
    void aBonusForABigWinIsGivenToTheWinnerAloneFromThatMarginOn() {
        BonusPoint bigWin = new BonusPoint(WIN_BY_AT_LEAST, 10, 2);
        assertThat(bonus(bigWin, win(16, 6))).as("by 10").isEqualTo(2);
        assertThat(bonus(bigWin, win(16, 7))).as("by 9").isZero();
        assertThat(bonus(bigWin, loss(16, 6))).as("10 VPs ahead, and lost").isZero();
        assertThat(bonus(bigWin, draw(16, 6))).as("10 VPs ahead, and a draw").isZero();
        assertThat(bonus(bigWin, win(6, 16))).as("won 10 VPs behind").isZero();
    }

    @Test
    void aBonusForANarrowLossIsGivenToTheLoserAloneUpToThatMargin() {
        BonusPoint narrow = new BonusPoint(LOSS_BY_AT_MOST, 3, 1);
        assertThat(bonus(narrow, loss(9, 12))).as("by 3").isOne();
        assertThat(bonus(narrow, loss(9, 13))).as("by 4").isZero();
        // A loser with more VPs lost by fewer than none.
        assertThat(bonus(narrow, loss(13, 9))).as("lost 4 VPs ahead").isOne();
        assertThat(bonus(narrow, win(9, 12))).as("won 3 VPs behind").isZero();
        assertThat(bonus(narrow, draw(9, 12))).as("a draw").isZero();
    }

    @Test
    void aBonusForVpsIsGivenHoweverTheMatchEnded() {
        BonusPoint scorer = new BonusPoint(VPS_AT_LEAST, 15, 1);
        assertThat(bonus(scorer, loss(15, 20))).isOne();
        assertThat(bonus(scorer, win(14, 20))).isZero();
        assertThat(bonus(scorer, draw(16, 2))).isOne();
    }

    @Test
    @Verifies(EventRuleId.POINTS)
    void aMatchIsWorthItsOutcomeAndItsBonus() {
        PointScale house = new PointScale(5, 2, 1).withBonus(new BonusPoint(WIN_BY_AT_LEAST, 10, 2));
        assertThat(points(house, win(16, 6))).as("5 and 2 more").isEqualTo(7);
        assertThat(points(house, win(16, 7))).isEqualTo(5);
        assertThat(points(house, draw(7, 7))).isEqualTo(2);
        assertThat(points(house, loss(6, 16))).isOne();
        assertThat(points(new PointScale(3, 1, 0), win(16, 6))).isEqualTo(3);
        assertThat(points(new PointScale(3, 1, 0), draw(7, 7))).isOne();
        assertThat(points(new PointScale(3, 1, 0), loss(6, 16))).isZero();
    }

    @Test
    @Verifies({EventRuleId.POINTS, EventRuleId.BYE})
    void aByeIsAWinUnlessTheHouseSaysOtherwise() {
        assertThat(new PointScale(3, 1, 0).bye()).isEqualTo(3);
        assertThat(new PointScale(5, 2, 1).bye()).isEqualTo(5);
        BonusPoint extra = new BonusPoint(VPS_AT_LEAST, 15, 1);
        assertThat(new PointScale(5, 2, 1).withBonus(extra).withBye(3))
                .isEqualTo(new PointScale(5, 2, 1, 3, Option.some(extra)));
    }

    @Test
    void scalesAndBonusesAreDescribed() {
        assertThat(new PointScale(3, 1, 0).describe()).isEqualTo("win 3, draw 1, loss 0, bye 3");
        assertThat(new PointScale(5, 2, 1)
                        .withBye(4)
                        .withBonus(new BonusPoint(LOSS_BY_AT_MOST, 3, 2))
                        .describe())
                .isEqualTo("win 5, draw 2, loss 1, bye 4; 2 more for a loss by 3 VPs or fewer");
    }

    @Test
    void aBetterOutcomeIsNeverWorthLess() {
        // The widest and the flattest scales there are.
        assertThat(new PointScale(1_000, 1_000, 1_000).points(Outcome.LOSS)).isEqualTo(1_000);
        assertThat(new PointScale(0, 0, 0).points(Outcome.WIN)).isZero();
        assertThat(new PointScale(3, 1, 0).withBye(0).bye()).isZero();
        assertNoScale(3, 1, -1, 3);
        assertNoScale(3, 0, 1, 3);
        assertNoScale(2, 3, 0, 2);
        assertNoScale(1_001, 1, 0, 3);
        assertNoScale(3, 1, 0, -1);
        assertNoScale(3, 1, 0, 4);
    }

    @Test
    void aBonusIsWorthSomethingAndItsNumbersAreSmall() {
        assertThat(new BonusPoint(VPS_AT_LEAST, 0, 1).describe()).isEqualTo("1 more for 0 VPs or more in a match");
        assertThat(new BonusPoint(WIN_BY_AT_LEAST, Tally.MAX, 1_000).describe())
                .isEqualTo("1000 more for a win by 10000 VPs or more");
        assertNoBonus(-1, 1);
        assertNoBonus(Tally.MAX + 1, 1);
        assertNoBonus(10, 0);
        assertNoBonus(10, 1_001);
    }

    private static void assertNoScale(int win, int draw, int loss, int bye) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PointScale(win, draw, loss, bye, Option.none()))
                .withMessageContaining("is not a point scale");
    }

    private static void assertNoBonus(int vps, int points) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BonusPoint(WIN_BY_AT_LEAST, vps, points))
                .withMessageContaining("bonus points");
    }

    private static int bonus(BonusPoint bonus, MatchResult result) {
        return bonus.of(result.first(), result.second());
    }

    private static int points(PointScale scale, MatchResult result) {
        return scale.points(result.first(), result.second());
    }

    private static MatchResult win(int own, int opponent) {
        return Scoring.victory(new Tally(A, own), new Tally(B, opponent));
    }

    private static MatchResult loss(int own, int opponent) {
        return Scoring.victory(new Tally(B, opponent), new Tally(A, own));
    }

    private static MatchResult draw(int own, int opponent) {
        return Scoring.draw(new Tally(A, own), new Tally(B, opponent));
    }
}
