package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.TimelineRules;

/** The document whose rules on components apply. The two documents differ only on miniatures. */
public enum ComponentCode {
    /** The rules for Challenger Events. */
    CHALLENGER,
    /** The rules for Timeline Events. */
    TIMELINE;

    /** Returns whether a miniature with this fault is illegal under these rules. */
    @Rule(TimelineRules.MINI)
    public boolean minds(MiniatureFault fault) {
        return fault != MiniatureFault.UNPAINTED || this == TIMELINE;
    }

    /** Returns whether a doubtful miniature is shown to the Head Judge before the event. */
    @Rule(TimelineRules.MINI)
    public boolean doubtsGoToTheHeadJudge() {
        return this == TIMELINE;
    }
}
