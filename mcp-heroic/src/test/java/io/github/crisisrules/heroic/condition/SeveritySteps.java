package io.github.crisisrules.heroic.condition;

import io.github.crisisrules.heroic.trait.Ailment;
import io.vavr.control.Option;

/** Levels of stress and trauma as numbers, for laws about steps. */
final class SeveritySteps {
    private SeveritySteps() {}

    /**
     * Returns the number of steps from none at all to the given level: 1 to 5 for D4 to D12, 6 for past D12. Laws about
     * steps compare these numbers.
     */
    static int steps(Option<Severity> level) {
        return level.map(one -> one.die().sides() / 2 - 1 + (one.isPastD12() ? 1 : 0))
                .getOrElse(0);
    }

    /** Returns the steps of one ailment, see {@link #steps(Option)}. */
    static int steps(Ailments harm, Ailment ailment) {
        return steps(harm.level(ailment));
    }
}
