package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSize;
import io.github.crisisrules.core.roster.RosterViolation;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.roster.ListViolation.DesignationMissing;
import io.github.crisisrules.tournament.roster.ListViolation.DuplicateDesignation;
import io.github.crisisrules.tournament.roster.ListViolation.NoSuchDesignation;
import io.github.crisisrules.tournament.roster.ListViolation.SharedByRosters;
import io.github.crisisrules.tournament.roster.ListViolation.TimelineRosterFault;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The check whether submitted rosters form a Timeline List. It reports all faults, in this order:
 * designations, the faults of each roster, components shared by rosters. Ten characters on each roster and none
 * shared make the thirty different ones that the rules require.
 */
public final class TimelineListRules {
    private TimelineListRules() {}

    /**
     * Checks a list with rosters of the size that the core rules give, and returns the list or all faults of the
     * submission.
     */
    public static Validation<Seq<ListViolation>, TimelineList> check(
            Iterable<DesignatedRoster> submission, EventTimeline event) {
        return check(submission, event, RosterSize.standard());
    }

    /** Checks a list, and returns it or all faults of the submission. */
    @Rule({TimelineRuleId.LIST, TimelineRuleId.TIMELINES})
    public static Validation<Seq<ListViolation>, TimelineList> check(
            Iterable<DesignatedRoster> submission, EventTimeline event, RosterSize size) {
        Vector<DesignatedRoster> inOrder = Vector.ofAll(submission).sortBy(DesignatedRoster::designation);
        Vector<Validation<Seq<RosterViolation>, Roster>> rosters =
                inOrder.map(each -> RosterRules.check(each.roster(), size, event.legality()));
        Vector<ListViolation> faults = designations(inOrder)
                .appendAll(inOrder.zip(rosters).flatMap(each -> faults(each._1.designation(), each._2)))
                .appendAll(shared(inOrder));
        return faults.isEmpty()
                ? Validation.valid(new TimelineList(event.timeline(), rosters.map(Validation::get)))
                : Validation.invalid(faults);
    }

    @Rule(TimelineRuleId.LIST)
    private static Vector<ListViolation> designations(Vector<DesignatedRoster> submission) {
        Vector<Integer> given = submission.map(DesignatedRoster::designation);
        Vector<Integer> wanted = Vector.rangeClosed(1, TimelineList.ROSTERS);
        return Vector.<ListViolation>empty()
                .appendAll(wanted.removeAll(given).map(DesignationMissing::new))
                .appendAll(wanted.filter(each -> given.count(each::equals) > 1)
                        .map(each -> new DuplicateDesignation(each, given.count(each::equals))))
                .appendAll(given.removeAll(wanted).map(NoSuchDesignation::new));
    }

    private static Vector<ListViolation> faults(int designation, Validation<Seq<RosterViolation>, Roster> roster) {
        return roster.fold(
                faults -> faults.toVector().map(fault -> new TimelineRosterFault(designation, fault)),
                legal -> Vector.empty());
    }

    /**
     * Finds components on more than one roster. Characters are the same if both name and alter ego are,
     * however they are typed.
     */
    @Rule({TimelineRuleId.LIST, EventRuleId.NAME_AND_ALTER_EGO_TELL_CHARACTERS_APART})
    private static Vector<ListViolation> shared(Vector<DesignatedRoster> submission) {
        // Not of Vavr: chosen names with one hash code must not make this slow.
        Map<String, SharedByRosters> rosters = new LinkedHashMap<>();
        for (DesignatedRoster each : submission) {
            for (ComponentId component : each.roster().components().distinctBy(ComponentId::key)) {
                rosters.merge(
                        component.key(),
                        new SharedByRosters(component, Vector.of(each.designation())),
                        (first, again) -> new SharedByRosters(
                                first.component(), first.rosters().appendAll(again.rosters())));
            }
        }
        return Vector.ofAll(rosters.values())
                .filter(each -> each.rosters().size() > 1)
                .map(each -> each);
    }
}
