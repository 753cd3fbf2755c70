package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TOTAL_OF_FEWER_THAN_TWO_DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class OddsTest {
    private static Pool pool(String text) {
        return Pool.parse(text).get();
    }

    // Known from elsewhere: ones count as nothing, best two of the rest.
    @Test
    @Verifies({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE})
    void theTotalsOfThreeD6() {
        int[] totals = {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
        int[] weights = {1, 3, 3, 7, 12, 19, 24, 34, 36, 34, 27, 16};
        Distribution<Integer> odds = PoolOdds.of(pool("3d6")).totals();
        assertThat(odds.total()).isEqualTo(BigInteger.valueOf(216));
        for (int i = 0; i < totals.length; i++) {
            assertThat(odds.weight(totals[i])).as("total %s", totals[i]).isEqualTo(BigInteger.valueOf(weights[i]));
        }
        assertThat(odds.outcomes()).hasSize(12);
    }

    // A D6 shows 1 once in six: three of them give half an opportunity, which adds three sides as D6, one as a step.
    @Test
    @Verifies(DOOM_GROW)
    void opportunitiesMakeDoomGrow() {
        PoolOdds odds = PoolOdds.of(pool("3d6"));
        assertThat(odds.expectedOpportunities()).isEqualTo(Ratio.of(1, 2));
        assertThat(odds.expectedDoomGrowth(pool("2d6"), DoomGrowth.ADD_D6)).isEqualTo(Ratio.of(3));
        assertThat(odds.expectedDoomGrowth(pool("2d6"), DoomGrowth.STEP_UP_LOWEST))
                .isEqualTo(Ratio.of(1));
        assertThat(odds.doomAfter(pool("2d6"), DoomGrowth.ADD_D6).probability(pool("2d6")))
                .isEqualTo(Ratio.of(125, 216));
    }

    // One D4 each: 1 counts 0. Of 16 pairs the actor loses (0 against 2, 3, 4), (2 against 3, 4), (3 against 4): 6.
    @Test
    @Verifies(WIN)
    void aDieAgainstADie() {
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(pool("d4")), ReactionPlan.of(pool("d4")));
        assertThat(odds.chanceToWin()).isEqualTo(Ratio.of(10, 16));
        assertThat(odds.chanceOfEffect(DieSize.D6)).isEqualTo(Ratio.ZERO);
        assertThat(odds.chance(Goal.TWO_EFFECTS)).isEqualTo(Ratio.ZERO);
    }

    @Test
    @Verifies({PP_AFTER, PP_BEFORE})
    void pointsAreBestSpentWhereTheyHelpMost() {
        RollPlan attack = RollPlan.of(pool("d6+2d8+d10"));
        ReactionPlan reaction = ReactionPlan.of(pool("2d8+d10"));
        ActionOdds plain = ActionOdds.hurting(attack, reaction);
        ActionOdds third = ActionOdds.hurting(attack.withExtraTotalDice(1), reaction);
        assertThat(third.chanceToWin()).isGreaterThan(plain.chanceToWin());
        PlotPointAdvice none = PlotPointAdvice.best(attack, DiceOnOffer.anyOf(DieSize.D6), 0, reaction, true, Goal.WIN);
        assertThat(none.chance()).isEqualTo(plain.chanceToWin());
        assertThat(none.plotPoints()).isZero();
        PlotPointAdvice one = PlotPointAdvice.best(attack, DiceOnOffer.anyOf(DieSize.D6), 1, reaction, true, Goal.WIN);
        // A third die in the total beats a push.
        assertThat(one.plan().extraTotalDice()).isEqualTo(1);
        assertThat(one.bought()).isEqualTo(Pool.empty());
        assertThat(one.chance()).isEqualTo(third.chanceToWin());
        PlotPointAdvice effect =
                PlotPointAdvice.best(attack, DiceOnOffer.anyOf(DieSize.D8), 1, reaction, true, Goal.effect(DieSize.D8));
        assertThat(effect.chance()).isGreaterThan(plain.chanceOfEffect(DieSize.D8));
    }

    @Test
    void twelveDiceOnEachSideAreExact() {
        Pool twelve = pool("3d6+3d8+3d10+3d12");
        ActionOdds odds = ActionOdds.hurting(RollPlan.of(twelve), ReactionPlan.of(twelve));
        assertThat(odds.chanceToWin()).isGreaterThan(Ratio.of(1, 2));
        BigInteger all =
                twelve.dice().map(die -> BigInteger.valueOf(die.sides())).reduce(BigInteger::multiply);
        assertThat(all.multiply(all).mod(odds.outcomes().total())).isEqualTo(BigInteger.ZERO);
        Pool large = Pool.ofAll(Vector.fill(16, DieSize.D12));
        Distribution<Integer> totals = PoolOdds.of(large).totals();
        // All ones, of 12 to the 16th.
        assertThat(totals.probability(0))
                .isEqualTo(Ratio.of(BigInteger.ONE, BigInteger.valueOf(12).pow(16)));
        assertThatThrownBy(() -> RollPlan.of(large.plus(DieSize.D12))).isInstanceOf(IllegalArgumentException.class);
    }
}
