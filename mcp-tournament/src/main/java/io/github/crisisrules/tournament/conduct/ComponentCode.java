package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.TimelineRules;

/** Whose rules about components are in force: the two documents differ about miniatures only. */
public enum ComponentCode {
    /** Challenger Events. */
    CHALLENGER,
    /** Timeline Events. */
    TIMELINE;

    /** Whether an event of this kind minds the fault. */
    @Rule(TimelineRules.MINI)
    public boolean minds(MiniatureFault fault) {
        return fault != MiniatureFault.UNPAINTED || this == TIMELINE;
    }

    /** Whether a doubtful miniature is shown to the Head Judge before the event. */
    @Rule(TimelineRules.MINI)
    public boolean doubtsGoToTheHeadJudge() {
        return this == TIMELINE;
    }
}
