package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.control.Either;

/** A player's plot points, never below 0. */
public record PlotPoints(int count) {
    /** What everyone has at the start and at the start of each Act. */
    @Rule(PP_START)
    public static final PlotPoints AT_START = new PlotPoints(1);

    /**
     * There are no debts.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public PlotPoints {
        if (count < 0) {
            throw new IllegalArgumentException("plot points must be 0 or more, not " + count);
        }
    }

    /** This many; refused below 0. */
    @Rule(PP_START)
    public static Either<RuleViolation, PlotPoints> of(int count) {
        return count < 0
                ? Either.left(new PlotViolation.NegativePlotPoints(count))
                : Either.right(new PlotPoints(count));
    }

    /** One more. */
    @Rule(PP_EARN)
    public PlotPoints earn() {
        return new PlotPoints(count + 1);
    }

    /** One less, refused if there is none. */
    public Either<RuleViolation, PlotPoints> spend(PlotSpend on) {
        return count == 0 ? Either.left(new PlotViolation.NoPlotPoint(on)) : Either.right(new PlotPoints(count - 1));
    }
}
