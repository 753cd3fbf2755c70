package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.control.Either;

/** The plot points of a player, never negative. */
public record PlotPoints(int count) {
    /** The plot points of every player at the start of play and of each Act. */
    @Rule(PP_START)
    public static final PlotPoints AT_START = new PlotPoints(1);

    /**
     * Creates plot points.
     *
     * @throws IllegalArgumentException if {@code count} is negative
     */
    public PlotPoints {
        if (count < 0) {
            throw new IllegalArgumentException("Plot points must be 0 or more, not " + count + ".");
        }
    }

    /** Returns {@code count} plot points, or a violation if it is negative. */
    @Rule(PP_START)
    public static Either<RuleViolation, PlotPoints> of(int count) {
        return count < 0
                ? Either.left(new PlotViolation.NegativePlotPoints(count))
                : Either.right(new PlotPoints(count));
    }

    /** Returns one more plot point. */
    @Rule(PP_EARN)
    public PlotPoints earn() {
        return new PlotPoints(count + 1);
    }

    /** Returns one plot point less, or a violation if there is none to spend. */
    @Rule({PP_BEFORE, PP_AFTER, PP_ANY, PP_TRANSITION, PP_OPP})
    public Either<RuleViolation, PlotPoints> spend(PlotSpend on) {
        return count == 0 ? Either.left(new PlotViolation.NoPlotPoint(on)) : Either.right(new PlotPoints(count - 1));
    }
}
