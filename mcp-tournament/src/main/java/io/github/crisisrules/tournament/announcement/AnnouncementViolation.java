package io.github.crisisrules.tournament.announcement;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;

/** A fault of the Timeline in an announcement. */
public sealed interface AnnouncementViolation extends RuleViolation {
    /** The announced Timeline differs from the one against which lists are checked. */
    @Rule(TimelineRuleId.TIMELINES)
    record TimelinesDiffer(String announced, Timeline timeline) implements AnnouncementViolation {}

    /** The announcement of a Timeline Event names no Timeline, so its lists cannot be checked. */
    @Rule(TimelineRuleId.TIMELINES)
    record NoTimeline() implements AnnouncementViolation {}

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
