package io.github.crisisrules.heroic.plot;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/** Why a plot point cannot be spent. */
public sealed interface PlotViolation extends RuleViolation {
    /** There is none left. */
    record NoPlotPoint(PlotSpend spend) implements PlotViolation {
        @Override
        public Vector<String> rules() {
            return spend.rules();
        }

        @Override
        public String message() {
            return "there is no plot point left to pay for " + spend.words() + ": earn one first";
        }
    }

    /** Plot points are 0 or more. */
    record NegativePlotPoints(int count) implements PlotViolation {
        @Override
        public String message() {
            return "nobody has " + count + " plot points: give 0 or more";
        }
    }
}
