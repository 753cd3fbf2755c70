package io.github.crisisrules.heroic.plot;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;

/** A reason why plot points are refused. */
public sealed interface PlotViolation extends RuleViolation {
    /** The player has no plot point left. */
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

    /** The number of plot points is negative. */
    record NegativePlotPoints(int count) implements PlotViolation {
        @Override
        public String message() {
            return "nobody has " + count + " plot points: give 0 or more";
        }
    }
}
