package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.FULL_DOOM_POOL_GAINS_A_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_PAST_D12_ADD_A_D4;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class DoomTest {
    private static Pool pool(String text) {
        return Pool.parse(text).get();
    }

    @Test
    @Verifies(DOOM_START)
    void stakesAndThreatMakeTheFirstDice() {
        assertThat(DoomPool.starting(Stakes.USUAL, Threat.LOCAL)).hasToString("2d6");
        assertThat(DoomPool.starting(Stakes.HIGH, Threat.LOCAL)).hasToString("2d8");
        assertThat(DoomPool.starting(Stakes.CATASTROPHIC, Threat.GLOBAL)).hasToString("3d10");
        assertThat(DoomPool.starting(Stakes.USUAL, Threat.COSMIC)).hasToString("4d6");
    }

    @Test
    @Verifies(DOOM_GROW)
    void opportunitiesAddDiceOrStepUpTheLowest() {
        assertThat(DoomGrowth.ADD_D6.grow(pool("d8"), 2)).hasToString("2d6+d8");
        assertThat(DoomGrowth.STEP_UP_LOWEST.grow(pool("d6+d8"), 1)).hasToString("2d8");
        // D6 to D8, then one of the two D8 to D10.
        assertThat(DoomGrowth.STEP_UP_LOWEST.grow(pool("d6+d8"), 2)).hasToString("d8+d10");
        assertThat(DoomGrowth.ONE_DIE.grow(pool("d6"), 2)).hasToString("d6+d8");
        assertThat(DoomGrowth.ADD_D6.price(3)).isEqualTo(3);
        assertThat(DoomGrowth.STEP_UP_LOWEST.price(3)).isEqualTo(3);
        assertThat(DoomGrowth.ONE_DIE.price(3)).isEqualTo(1);
    }

    @Test
    @Verifies(DOOM_GROW)
    void oneDieStandsForAllOfSeveralOpportunities() {
        assertThat(DoomGrowth.ONE_DIE.isAllowed(1, 1)).isFalse();
        assertThat(DoomGrowth.ONE_DIE.isAllowed(2, 3)).isFalse();
        assertThat(DoomGrowth.ONE_DIE.isAllowed(3, 3)).isTrue();
        assertThat(DoomGrowth.ADD_D6.isAllowed(1, 3)).isTrue();
        assertThat(DoomGrowth.STEP_UP_LOWEST.isAllowed(2, 3)).isTrue();
    }

    @Test
    @Verifies({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    void anInterruptCostsAD6OrTheBestReflexesOrSenses() {
        assertThat(DoomPool.interruptPrice(Vector.empty())).isEqualTo(DieSize.D6);
        assertThat(DoomPool.interruptPrice(Vector.of(DieSize.D4))).isEqualTo(DieSize.D6);
        assertThat(DoomPool.interruptPrice(Vector.of(DieSize.D8, DieSize.D10, DieSize.D6)))
                .isEqualTo(DieSize.D10);
    }

    @Test
    @Verifies(FULL_DOOM_POOL_GAINS_A_D6)
    void aPoolOfD12sGetsAD6() {
        assertThat(DoomGrowth.STEP_UP_LOWEST.grow(pool("2d12"), 1)).hasToString("d6+2d12");
        assertThat(DoomGrowth.STEP_UP_LOWEST.grow(Pool.empty(), 1)).hasToString("d6");
    }

    // Four steps take a D4 to D12; the fifth starts a further D4, stepped up once.
    @Test
    @Verifies(OPPORTUNITIES_PAST_D12_ADD_A_D4)
    void stepsPastD12StartAFurtherDie() {
        assertThat(DoomGrowth.ONE_DIE.grow(Pool.empty(), 4)).hasToString("d12");
        assertThat(DoomGrowth.ONE_DIE.grow(Pool.empty(), 5)).hasToString("d6+d12");
        assertThat(DoomGrowth.ONE_DIE.grow(Pool.empty(), 8)).hasToString("2d12");
        assertThat(DoomGrowth.ONE_DIE.grow(Pool.empty(), 0)).isEqualTo(Pool.empty());
    }

    @Test
    @Verifies(DOOM_SPEND)
    void onlyDiceThatAreThereAndLargeEnoughAreSpent() {
        assertThat(DoomPool.spend(pool("2d6+d8"), DieSize.D6, DoomSpend.VILLAIN_POOL)
                        .get())
                .hasToString("d6+d8");
        assertThat(DoomPool.spend(pool("2d6"), DieSize.D8, DoomSpend.VILLAIN_POOL)
                        .getLeft())
                .isEqualTo(new DoomViolation.NoSuchDoomDie(DieSize.D8, pool("2d6")));
        assertThat(DoomPool.spend(pool("2d6"), DieSize.D6, DoomSpend.SCENE_DISTINCTION)
                        .getLeft())
                .isEqualTo(new DoomViolation.DoomDieTooSmall(DoomSpend.SCENE_DISTINCTION, DieSize.D6, DieSize.D8));
        assertThat(DoomPool.spend(pool("2d8"), DieSize.D8, DoomSpend.EXTRA_TOTAL_DIE, DieSize.D10)
                        .getLeft()
                        .rule())
                .containsExactly(DOOM_SPEND);
    }

    @Test
    @Verifies(DOOM_SPEND)
    void aVillainPaysADoomDieWhereAHeroPaysAPlotPoint() {
        assertThat(DoomSpend.inPlaceOf(PlotSpend.COUNTER_ATTACK)).isEqualTo(DoomSpend.COUNTER_ATTACK);
        assertThat(DoomSpend.inPlaceOf(PlotSpend.EXTRA_TOTAL_DIE)).isEqualTo(DoomSpend.EXTRA_TOTAL_DIE);
        assertThat(DoomSpend.inPlaceOf(PlotSpend.EXTRA_EFFECT_DIE)).isEqualTo(DoomSpend.EXTRA_EFFECT_DIE);
        assertThat(DoomSpend.inPlaceOf(PlotSpend.SPECIAL_EFFECT)).isEqualTo(DoomSpend.SPECIAL_EFFECT);
        assertThat(DoomSpend.inPlaceOf(PlotSpend.STUNT)).isEqualTo(DoomSpend.AS_PLOT_POINT);
    }

    @Test
    void aRefusalSaysWhatTheDoomPoolHas() {
        assertThat(new DoomViolation.NoSuchDoomDie(DieSize.D10, pool("2d6")).describe())
                .isEqualTo("The doom pool has no D10, only 2D6. Choose one of its dice.");
        assertThat(new DoomViolation.NoSuchDoomDie(DieSize.D10, pool("0")).describe())
                .isEqualTo("The doom pool is empty, so there is no D10 to take from it.");
        assertThat(Vector.of("0", "d12")
                        .map(doom -> new DoomViolation.TooFewDoomDice(DoomSpend.END_SCENE, DieSize.D12, 2, pool(doom)))
                        .map(DoomViolation::describe))
                .containsExactly(
                        "It takes 2 doom dice of the size D12 to pay for ending the scene; the doom pool has none."
                                + " Wait until it has more.",
                        "It takes 2 doom dice of the size D12 to pay for ending the scene; the doom pool has only 1."
                                + " Wait until it has more.");
    }
}
