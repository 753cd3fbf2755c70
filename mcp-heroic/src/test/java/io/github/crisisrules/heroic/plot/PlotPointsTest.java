package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import org.junit.jupiter.api.Test;

class PlotPointsTest {
    @Test
    @Verifies({PP_START, PP_EARN})
    void everyoneStartsWithOneAndNoCharacterHasLessThanNone() {
        assertThat(PlotPoints.AT_START.count()).isEqualTo(1);
        assertThat(PlotPoints.of(-1).getLeft()).isEqualTo(new PlotViolation.NegativePlotPoints(-1));
        assertThat(PlotPoints.AT_START.earn().count()).isEqualTo(2);
        assertThatThrownBy(() -> new PlotPoints(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies({PP_BEFORE, PP_AFTER, PP_ANY, PP_TRANSITION, PP_OPP})
    void everySpendCostsOneAndCitesItsRule() {
        for (PlotSpend spend : PlotSpend.values()) {
            assertThat(PlotPoints.AT_START.spend(spend).get().count()).isZero();
            assertThat(new PlotPoints(0).spend(spend).getLeft().rules()).isEqualTo(spend.rules());
        }
        assertThat(PlotSpend.PUSH.rules()).containsExactly(PP_BEFORE);
        assertThat(PlotSpend.COUNTER_ATTACK.rules()).containsExactly(PP_AFTER);
        assertThat(PlotSpend.VILLAIN_LIMIT.rules()).containsExactly(PP_ANY);
        assertThat(PlotSpend.RESOURCE.rules()).containsExactly(PP_TRANSITION);
        assertThat(PlotSpend.RESOURCE_ON_OPPORTUNITY.rules()).containsExactly(PP_OPP);
        assertThat(PlotSpend.RULING.rules()).containsExactly(WATCHER_RULES_ON_SPECIAL_EFFECTS);
    }

    @Test
    @Verifies({PP_BEFORE, PP_OPP})
    void aPushIsAD6AndAStuntAD8UnlessSteppedUp() {
        assertThat(PlotSpend.PUSH.die(0)).contains(DieSize.D6);
        assertThat(PlotSpend.STUNT.die(0)).contains(DieSize.D8);
        assertThat(PlotSpend.STUNT.die(1)).contains(DieSize.D10);
        assertThat(PlotSpend.PUSH.die(5)).contains(DieSize.D12);
        assertThat(PlotSpend.EXTRA_TRAIT.die(0)).isEmpty();
    }

    @Test
    void aRefusalSaysWhatWasToBePaidFor() {
        assertThat(PlotPoints.of(0).get().spend(PlotSpend.PUSH).getLeft().describe())
                .isEqualTo("There is no plot point left to pay for a push. Earn one first.");
        assertThat(new PlotViolation.NegativePlotPoints(-1).describe())
                .isEqualTo("A player cannot have -1 plot points. Enter 0 or more.");
    }
}
