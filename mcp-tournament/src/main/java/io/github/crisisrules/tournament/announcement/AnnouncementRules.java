package io.github.crisisrules.tournament.announcement;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.edition.EventKind;
import io.github.crisisrules.tournament.roster.ListViolation;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;

/** The rules for what is announced before an event. */
public final class AnnouncementRules {
    private AnnouncementRules() {}

    /**
     * Returns all faults of an announcement. It needs a Watcher, printable names, and a Timeline that the document
     * knows.
     */
    @Rule({EventRuleId.ANNOUNCE, EventRuleId.WATCHER})
    public static Vector<RuleViolation> faults(Announcement announcement) {
        return Vector.<RuleViolation>ofAll(announcement.officials().check().swap())
                .appendAll(timelineFaults(announcement))
                .appendAll(PlainName.fault(announcement.name(), PlainName.LONGEST))
                .appendAll(announcement.pairingSystem().flatMap(name -> PlainName.fault(name, PlainName.LONGEST)))
                .appendAll(announcement.timelineName().flatMap(name -> PlainName.fault(name, PlainName.LONGEST)))
                .appendAll(
                        announcement.specialRules().flatMap(rule -> PlainName.fault(rule, PlainName.LONGEST_SENTENCE)));
    }

    /**
     * Returns the faults of the Timeline in an announcement. A Timeline Event is played in one that the document
     * knows.
     */
    @Rule({TimelineRuleId.TIMELINES, EventRuleId.ANNOUNCE})
    static Vector<RuleViolation> timelineFaults(Announcement event) {
        if (event.edition().kind() != EventKind.TIMELINE) {
            return Vector.empty();
        }
        Vector<String> named = event.timelineName()
                .toVector()
                .appendAll(event.timeline().map(Timeline::toString))
                .distinct();
        Vector<RuleViolation> unknown = named.filter(
                        each -> event.edition().timelineNamed(each).isEmpty())
                .map(ListViolation.UnknownTimeline::new);
        if (!unknown.isEmpty()) {
            return unknown;
        }
        if (named.map(event.edition()::timelineNamed).distinct().size() > 1) {
            return Vector.of(new AnnouncementViolation.TimelinesDiffer(
                    event.timelineName().get(), event.timeline().get()));
        }
        return named.isEmpty() && event.listsRequired()
                ? Vector.of(new AnnouncementViolation.NoTimeline())
                : Vector.empty();
    }
}
