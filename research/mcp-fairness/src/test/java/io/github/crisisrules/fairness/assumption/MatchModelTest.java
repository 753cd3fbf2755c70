package io.github.crisisrules.fairness.assumption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class MatchModelTest {
    @Test
    void fourHundredRatingPointsAreOddsOfTenToOne() {
        MatchModel elo = new MatchModel.Elo(400, 0);
        assertThat(win(elo, 1900, 1500)).isCloseTo(10 / 11.0, within(1e-12));
        assertThat(win(elo, 1500, 1500)).isEqualTo(0.5);
    }

    @Test
    void aWeightOfThreeBeatsAWeightOfOneThreeTimesInFour() {
        assertThat(win(new MatchModel.BradleyTerry(0), 3, 1)).isEqualTo(0.75);
    }

    @Test
    void equalsDrawAsOftenAsSaidAndUnequalsLess() {
        // Davidson: nu = 2 * 0.2 / 0.8 = 0.5; weights 4 and 1 tie with 0.5 * 2 / (4 + 1 + 1) = 1/6, and 4 wins with
        // 4/6.
        MatchModel model = new MatchModel.BradleyTerry(0.2);
        assertThat(draw(model, 7, 7)).isCloseTo(0.2, within(1e-12));
        assertThat(draw(model, 4, 1)).isCloseTo(1 / 6.0, within(1e-12));
        assertThat(win(model, 4, 1)).isCloseTo(4 / 6.0, within(1e-12));
        assertThat(win(model, 1, 4)).isCloseTo(1 / 6.0, within(1e-12));
    }

    @Test
    void aCoinIgnoresStrength() {
        MatchModel coin = new MatchModel.CoinFlip(0.1);
        assertThat(win(coin, 1e9, 1)).isEqualTo(0.45);
        assertThat(draw(coin, 1e9, 1)).isEqualTo(0.1);
    }

    @Test
    void aCallersFunctionIsAskedWithTheStrengthsAsTheyAre() {
        MatchModel mine = new MatchModel.Custom("higher wins", (own, other, drawn) -> !drawn && own > other ? 1 : 0);
        assertThat(win(mine, 2, 1)).isEqualTo(1);
        assertThat(win(mine, 1, 2)).isEqualTo(0);
    }

    @Test
    void aFunctionForWhichItMattersWhoIsNamedFirstIsRefusedWithThePair() {
        MatchModel first = new MatchModel.Custom("first", (own, other, drawn) -> drawn ? 0 : 0.8);
        assertThatThrownBy(() -> win(first, 1500, 1620))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "The match function 'first' depends on which player is named first: of strengths 1500.0 and 1620.0"
                                + " the first wins with chance 0.8, the second with 0.8, and 0.0 are drawn, together 1.6."
                                + " Make the three add up to 1.");
        // The wins fit the draw of this side, 0.4 + 0.4 + 0.2, and not that of the other.
        MatchModel draws = new MatchModel.Custom("draws", (own, other, drawn) -> drawn ? own > other ? 0.2 : 0.3 : 0.4);
        assertThatThrownBy(() -> win(draws, 2, 1))
                .hasMessage(
                        "The match function 'draws' depends on which player is named first: strengths 2.0 and 1.0 draw with"
                                + " chance 0.2, and with 0.3 the other way round. Make a draw equally likely in both orders.");
        MatchModel wild = new MatchModel.Custom("wild", (own, other, drawn) -> drawn ? 0 : own > other ? 1.5 : -0.5);
        assertThatThrownBy(() -> win(wild, 2, 1)).hasMessageContaining("1.5 and -0.5 to win");
        MatchModel none = new MatchModel.Custom("none", (own, other, drawn) -> Double.NaN);
        assertThatThrownBy(() -> win(none, 2, 1)).hasMessageContaining("strengths 2.0 and 1.0");
    }

    @Test
    void roundingIsNoAsymmetry() {
        MatchModel logistic = new MatchModel.Custom(
                "logistic", (own, other, drawn) -> drawn ? 0 : 1 / (1 + Math.exp((other - own) / 170)));
        for (int gap = -900; gap <= 900; gap++) {
            assertThat(win(logistic, 1500, 1500 + gap) + win(logistic, 1500 + gap, 1500))
                    .isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> new MatchModel.Elo(0, 0)).hasMessage("scale must be positive, but is 0.0");
        assertThatThrownBy(() -> new MatchModel.CoinFlip(Double.NaN))
                .hasMessage("draws must be at least 0 and below 1, but is NaN");
    }

    @Test
    void theLuckOfAMatchIsFoundByWhoMeetsWhom() {
        MatchChance luck = new MatchChance(Seed.of(5));
        luck.turnTo(3, 8, 0, 0);
        double first = luck.unit();
        luck.turnTo(8, 3, 0, 0);
        assertThat(luck.unit()).isEqualTo(first);
        luck.turnTo(3, 8, 1, 0);
        assertThat(luck.unit()).isNotEqualTo(first);
        luck.turnTo(3, 8, 0, 1);
        assertThat(luck.unit()).isNotEqualTo(first);
    }

    @Test
    void theLuckOfManyMatchesIsEven() {
        // 19,900 first draws in ten boxes: chi-square with 9 degrees of freedom, below 27.9 but once in a thousand; the
        // seed is fixed.
        MatchChance luck = new MatchChance(Seed.of(11));
        int[] boxes = new int[10];
        for (int one = 0; one < 200; one++) {
            for (int other = one + 1; other < 200; other++) {
                luck.turnTo(one, other, 0, 0);
                boxes[(int) (10 * luck.unit())]++;
            }
        }
        double square = 0;
        for (int box : boxes) {
            square += (box - 1990.0) * (box - 1990.0) / 1990;
        }
        assertThat(square).isLessThan(27.9);
    }

    @Test
    void theBranchlessAnswerIsTheBranchingOne() {
        double[] numbers = {0, Double.MIN_VALUE, 0x1p-53, 0.25, Math.nextDown(0.5), 0.5, Math.nextUp(0.5), 1, 2};
        for (double number : numbers) {
            assertThat(MatchChance.isBelow(number, -0.0)).isZero();
            for (double limit : numbers) {
                assertThat(MatchChance.isBelow(number, limit)).isEqualTo(number < limit ? 1 : 0);
            }
        }
        MatchChance luck = new MatchChance(Seed.of(3));
        VictoryPoints vps = new VictoryPoints(16, 18, 4, 9, 0.7);
        for (int i = 0; i < 5000; i++) {
            luck.turnTo(i, i + 1, 0, 0);
            double win = luck.unit();
            double tie = (1 - win) * luck.unit();
            luck.turnTo(i, i + 1, 1, 0);
            double drawn = luck.unit();
            int first = luck.below(6);
            int second = luck.below(6);
            boolean leans = luck.unit() < 0.7 * (2 * win - 1);
            luck.turnTo(i, i + 1, 1, 0);
            assertThat(luck.outcome(win, tie)).isEqualTo(drawn < win ? 1 : drawn < win + tie ? 0 : -1);
            assertThat(vps.loser(win, luck)).isEqualTo(4 + (leans ? Math.min(first, second) : first));
        }
    }

    @Test
    void victoryPointsStayInTheirRanges() {
        MatchChance luck = new MatchChance(Seed.of(2));
        VictoryPoints vps = new VictoryPoints(16, 18, 4, 6, 0.5);
        int[] seen = new int[20];
        for (int i = 0; i < 3000; i++) {
            luck.turnTo(i, i + 1, 0, 0);
            seen[vps.winner(luck)]++;
            seen[vps.loser(0.8, luck)]++;
        }
        assertThat(seen[16] + seen[17] + seen[18]).isEqualTo(3000);
        assertThat(seen[4] + seen[5] + seen[6]).isEqualTo(3000);
        // The loser of a one-sided match has the lower of two draws with chance 0.5 * 0.6 = 0.3: 4 comes with 0.7/3 +
        // 0.3 * 5/9 = 0.4.
        assertThat(seen[4] / 3000.0).isCloseTo(0.4, within(0.03));
    }

    private static double win(MatchModel model, double own, double other) {
        return Matches.of(model, PlayerPool.of(own, other)).chance(0, 1, false);
    }

    private static double draw(MatchModel model, double own, double other) {
        return Matches.of(model, PlayerPool.of(own, other)).chance(0, 1, true);
    }
}
