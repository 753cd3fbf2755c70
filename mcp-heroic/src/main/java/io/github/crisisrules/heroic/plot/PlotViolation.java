package io.github.crisisrules.heroic.plot;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** A reason why plot points are refused. */
public sealed interface PlotViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The player has no plot point left. */
    record NoPlotPoint(PlotSpend spend) implements PlotViolation {
        @Override
        public Vector<String> rules() {
            return spend.rules();
        }
    }

    /** The number of plot points is negative. */
    record NegativePlotPoints(int count) implements PlotViolation {}
}
