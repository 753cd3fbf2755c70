package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.FULL_DOOM_POOL_GAINS_A_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_PAST_D12_ADD_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class DoomProperties {
    @Property
    @Verifies(DOOM_START)
    void theStakesSizeTheFirstDiceAndTheThreatCountsThem(@ForAll Stakes stakes, @ForAll Threat threat) {
        Pool doom = DoomPool.starting(stakes, threat);
        assertThat(doom.size()).isEqualTo(2 + threat.ordinal());
        assertThat(doom.sides()).isEqualTo(doom.size() * (6 + 2 * stakes.ordinal()));
    }

    @Property
    @Verifies(DOOM_SPEND)
    void aSpentDieLeavesThePoolAndNoOther(
            @ForAll("pools") Pool doom, @ForAll DieSize die, @ForAll DoomSpend spend, @ForAll DieSize least) {
        Either<RuleViolation, Pool> spent = DoomPool.spend(doom, die, spend, least);
        assertThat(spent.isRight())
                .isEqualTo(doom.dice().contains(die)
                        && die.sides() >= Math.max(spend.least().sides(), least.sides()));
        assertThat(spent.map(left -> left.plus(die)).getOrElse(doom)).isEqualTo(doom);
    }

    @Property
    @Verifies(DOOM_SPEND)
    void aLargerPoolAndALargerDieAreNeverRefusedWhereSmallerOnesAreNot(
            @ForAll("pools") Pool doom, @ForAll("pools") Pool more, @ForAll DieSize die, @ForAll DoomSpend spend) {
        if (DoomPool.spend(doom, die, spend).isRight()) {
            assertThat(DoomPool.spend(doom.plus(more), die, spend).isRight()).isTrue();
            assertThat(DoomPool.spend(doom.plus(die.up(1)), die.up(1), spend).isRight())
                    .isTrue();
        }
        assertThat(DoomPool.spend(doom, die, spend)).isEqualTo(DoomPool.spend(doom, die, spend, DieSize.D4));
    }

    @Property
    @Verifies(DOOM_SPEND)
    void everyUseOfAPlotPointCostsTheWatcherAnyDoomDie(@ForAll PlotSpend spend, @ForAll DieSize die) {
        DoomSpend use = DoomSpend.inPlaceOf(spend);
        assertThat(DoomPool.spend(Pool.of(die), die, use)).containsExactly(Pool.empty());
        assertThat(use == DoomSpend.AS_PLOT_POINT || use.name().equals(spend.name()))
                .isTrue();
    }

    @Property
    @Verifies({DOOM_SPEND, INTERRUPT})
    void aDieThatIsTooSmallIsRefusedByTheRuleOfItsUse(@ForAll DoomSpend spend, @ForAll DieSize die) {
        for (RuleViolation refusal : DoomPool.spend(Pool.of(die), die, spend).swap()) {
            assertThat(refusal.rules()).containsExactly(spend == DoomSpend.INTERRUPT_ORDER ? INTERRUPT : DOOM_SPEND);
        }
    }

    @Property
    @Verifies({DOOM_GROW, PP_EARN})
    void thePoolGrowsByWhatIsPaidFor(
            @ForAll("pools") Pool doom, @ForAll DoomGrowth growth, @ForAll @IntRange(max = 9) int times) {
        Pool grown = growth.grow(doom, times);
        assertThat(growth.grow(doom, 0)).isEqualTo(doom);
        assertThat(growth.price(times)).isBetween(Math.min(1, times), times);
        switch (growth) {
            case ADD_D6 -> assertThat(grown.count(DieSize.D6)).isEqualTo(doom.count(DieSize.D6) + growth.price(times));
            // A step up and a new D6 are both one step above D4 more.
            case STEP_UP_LOWEST -> assertThat(steps(grown)).isEqualTo(steps(doom) + growth.price(times));
            case ONE_DIE -> assertThat(steps(grown)).isEqualTo(steps(doom) + times);
        }
        if (growth != DoomGrowth.STEP_UP_LOWEST) {
            doom.dice().forEach(die -> assertThat(grown.count(die)).isGreaterThanOrEqualTo(doom.count(die)));
        }
    }

    @Property
    @Verifies(DOOM_GROW)
    void buyingOneOpportunityAfterTheOtherIsBuyingThemTogether(
            @ForAll("pools") Pool doom, @ForAll @IntRange(max = 5) int first, @ForAll @IntRange(max = 5) int second) {
        for (DoomGrowth growth : Vector.of(DoomGrowth.ADD_D6, DoomGrowth.STEP_UP_LOWEST)) {
            assertThat(growth.grow(growth.grow(doom, first), second)).isEqualTo(growth.grow(doom, first + second));
            assertThat(growth.price(first) + growth.price(second)).isEqualTo(growth.price(first + second));
        }
    }

    @Property
    @Verifies({DOOM_GROW, FULL_DOOM_POOL_GAINS_A_D6})
    void aStepUpTakesTheLowestDieUnlessThatIsAD12(@ForAll("pools") Pool doom) {
        Pool grown = DoomGrowth.STEP_UP_LOWEST.grow(doom, 1);
        boolean full = doom.count(DieSize.D12) == doom.size();
        assertThat(grown.size()).isEqualTo(full ? doom.size() + 1 : doom.size());
        if (full) {
            assertThat(grown).isEqualTo(doom.plus(DieSize.D6));
        } else {
            assertThat(grown.sides()).isEqualTo(doom.sides() + 2);
            DieSize lowest = doom.lowest().get();
            assertThat(grown).isEqualTo(doom.minus(lowest).plus(lowest.up(1)));
        }
    }

    @Property
    @Verifies({DOOM_GROW, OPPORTUNITIES_PAST_D12_ADD_A_D4})
    void severalOpportunitiesBuyOneDieOfTheirNumberOfStepsAndD12sForEachFour(
            @ForAll("pools") Pool doom, @ForAll @IntRange(min = 1, max = 12) int times) {
        Pool grown = DoomGrowth.ONE_DIE.grow(doom, times);
        int dice = (times + 3) / 4;
        assertThat(grown.size()).isEqualTo(doom.size() + dice);
        assertThat(grown.count(DieSize.D12)).isEqualTo(doom.count(DieSize.D12) + times / 4);
        assertThat(grown.sides()).isEqualTo(doom.sides() + 4 * dice + 2 * times);
        assertThat(DoomGrowth.ONE_DIE.price(times)).isEqualTo(1);
    }

    @Property
    @Verifies(DOOM_GROW)
    void oneDieStandsForAllOfSeveralOpportunities(
            @ForAll DoomGrowth growth,
            @ForAll @IntRange(min = 1, max = 6) int bought,
            @ForAll @IntRange(max = 3) int left) {
        assertThat(growth.isAllowed(bought, bought + left))
                .isEqualTo(growth != DoomGrowth.ONE_DIE || (bought >= 2 && left == 0));
    }

    @Property
    @Verifies({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    void anInterruptCostsTheLargestSensesAndNeverLessThanAD6(@ForAll @Size(max = 6) List<DieSize> senses) {
        DieSize price = DoomPool.interruptPrice(senses);
        assertThat(price.sides()).isGreaterThanOrEqualTo(6);
        assertThat(senses).allMatch(price::isAtLeast);
        assertThat(Vector.ofAll(senses).append(DieSize.D6)).contains(price);
    }

    @Property
    @Verifies({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    void thePriceOfTwoGroupsOfHeroesIsThatOfTheQuickerOne(
            @ForAll @Size(max = 4) List<DieSize> some, @ForAll @Size(max = 4) List<DieSize> others) {
        assertThat(DoomPool.interruptPrice(Vector.ofAll(some).appendAll(others)))
                .isEqualTo(DoomPool.interruptPrice(others).max(DoomPool.interruptPrice(some)));
    }

    /** Returns the number of steps by which all dice together are above D4. */
    private static int steps(Pool pool) {
        return pool.dice().map(die -> die.sides() / 2 - 2).sum().intValue();
    }

    @Provide
    Arbitrary<Pool> pools() {
        return DieArbitraries.pools(0, 6);
    }
}
