package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;

import io.github.crisisrules.core.rulebook.RuleViolation;

/** Why a plot point cannot be spent. */
public sealed interface PlotViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** There is none left. */
        R noPlotPoint(NoPlotPoint violation);

        /** Nobody has fewer than none. */
        R negativePlotPoints(NegativePlotPoints violation);
    }

    /** There is none left. */
    record NoPlotPoint(PlotSpend spend) implements PlotViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noPlotPoint(this);
        }

        @Override
        public String rule() {
            return spend.rule();
        }

        @Override
        public String message() {
            return "there is no plot point left to pay for this (" + spend + ")";
        }
    }

    /** Nobody has fewer than none. */
    record NegativePlotPoints(int count) implements PlotViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.negativePlotPoints(this);
        }

        @Override
        public String rule() {
            return PP_START;
        }

        @Override
        public String message() {
            return "nobody has " + count + " plot points";
        }
    }
}
