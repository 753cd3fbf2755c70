package io.github.crisisrules.tournament.component;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;

/** The document whose rules on components apply. The two documents differ only on miniatures. */
public enum ComponentCode {
    /** The rules for Challenger Events. */
    CHALLENGER,
    /** The rules for Timeline Events. */
    TIMELINE;

    /** Returns whether a miniature with this fault is illegal under these rules. */
    @Rule(TimelineRuleId.MINI)
    public boolean forbids(MiniatureFault fault) {
        return fault != MiniatureFault.UNPAINTED || this == TIMELINE;
    }

    /** Returns whether a doubtful miniature is shown to the Head Judge before the event. */
    @Rule(TimelineRuleId.MINI)
    public boolean requiresHeadJudgeReview() {
        return this == TIMELINE;
    }
}
