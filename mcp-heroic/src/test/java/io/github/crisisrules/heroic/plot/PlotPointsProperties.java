package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class PlotPointsProperties {
    @Property
    @Verifies({PP_BEFORE, PP_AFTER, PP_ANY, PP_TRANSITION, PP_OPP, PP_EARN})
    void everyUseCostsThePointThatEveryWayToEarnGives(@ForAll @IntRange(max = 20) int count, @ForAll PlotSpend spend) {
        PlotPoints points = new PlotPoints(count);
        assertThat(points.earn().spend(spend)).containsExactly(points);
        assertThat(points.spend(spend).map(PlotPoints::earn).getOrElse(points)).isEqualTo(points);
        assertThat(points.spend(spend).isLeft()).isEqualTo(count == 0);
    }

    @Property
    @Verifies({PP_START, PP_EARN})
    void pointsAreWhatWasEarnedLessWhatCouldBeSpent(@ForAll @Size(max = 20) List<Boolean> earned) {
        PlotPoints points = PlotPoints.AT_START;
        int count = 1;
        for (boolean earns : earned) {
            points = earns ? points.earn() : points.spend(PlotSpend.PUSH).getOrElse(points);
            count = earns ? count + 1 : Math.max(0, count - 1);
        }
        assertThat(points).isEqualTo(new PlotPoints(count));
    }

    @Property
    @Verifies(PP_START)
    void everyNumberOfPointsFromZeroIsPossible(@ForAll @IntRange(min = -20, max = 20) int count) {
        assertThat(PlotPoints.of(count).isRight()).isEqualTo(count >= 0);
        assertThat(PlotPoints.of(count).map(PlotPoints::count).getOrElse(count)).isEqualTo(count);
    }

    @Property
    @Verifies({PP_BEFORE, PP_OPP})
    void aPushIsAD6AndAStuntOneSizeMoreAndEachOpportunityOneSizeMoreAgain(
            @ForAll PlotSpend spend, @ForAll @IntRange(max = 6) int stepsUp) {
        int printed = spend == PlotSpend.PUSH ? 6 : spend == PlotSpend.STUNT ? 8 : 0;
        assertThat(spend.die(stepsUp).map(DieSize::sides).getOrElse(0))
                .isEqualTo(printed == 0 ? 0 : Math.min(12, printed + 2 * stepsUp));
    }

    @Property
    @Verifies({PP_BEFORE, PP_AFTER, PP_ANY, PP_TRANSITION, PP_OPP})
    void aRefusalNamesTheRuleOfTheUse(@ForAll PlotSpend spend) {
        assertThat(new PlotPoints(0).spend(spend).getLeft().rules()).isEqualTo(spend.rules());
        assertThat(spend.rules()).hasSize(1);
    }
}
