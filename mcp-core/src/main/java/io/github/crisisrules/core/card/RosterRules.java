package io.github.crisisrules.core.card;

import static io.github.crisisrules.core.rulebook.CrisisRules.ROSTER;

import io.github.crisisrules.core.card.RosterViolation.Banned;
import io.github.crisisrules.core.card.RosterViolation.ListedTwice;
import io.github.crisisrules.core.card.RosterViolation.NotAllowed;
import io.github.crisisrules.core.card.RosterViolation.TooManyRestricted;
import io.github.crisisrules.core.card.RosterViolation.WrongCount;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/** When a submission is a roster. Every fault is reported, in the order: sizes, doubles, gems, Timeline, lists. */
public final class RosterRules {
    private RosterRules() {}

    /** The roster with the core rules' sizes where everything is allowed, or every fault of the submission. */
    public static Validation<Seq<RosterViolation>, Roster> check(RosterSubmission submission) {
        return check(submission, RosterSize.standard(), CardLegality.everything());
    }

    /** The roster, or every fault of the submission. */
    @Rule(ROSTER)
    public static Validation<Seq<RosterViolation>, Roster> check(
            RosterSubmission submission, RosterSize size, CardLegality legality) {
        Vector<RosterViolation> faults = Vector.<RosterViolation>empty()
                .appendAll(sizes(submission, size))
                .appendAll(doubles(submission))
                .appendAll(GemRules.violations(submission.characters(), submission.gems()))
                .appendAll(legality(submission, legality));
        return faults.isEmpty() ? Validation.valid(new Roster(submission, size, legality)) : Validation.invalid(faults);
    }

    /** What a Timeline with its banned and restricted list has against the components, and nothing else. */
    @Rule(ROSTER)
    public static Seq<RosterViolation> legality(RosterSubmission submission, CardLegality legality) {
        Vector<ComponentId> components = submission.components().distinct();
        Vector<RosterViolation> outside = components
                .filter(each -> !legality.admission(each.kind()).admits(each, submission.sets(each)))
                .map(each -> new NotAllowed(each, legality.name()));
        Vector<RosterViolation> banned =
                components.filter(legality.banned()::contains).map(each -> new Banned(each, legality.name()));
        Vector<ComponentId> restricted = components.filter(legality.restricted()::contains);
        Vector<RosterViolation> tooMany = restricted.size() > legality.restrictedLimit()
                ? Vector.of(new TooManyRestricted(restricted, legality.restrictedLimit()))
                : Vector.empty();
        return outside.appendAll(banned).appendAll(tooMany);
    }

    @Rule(ROSTER)
    private static Vector<RosterViolation> sizes(RosterSubmission submission, RosterSize size) {
        return Vector.of(RosterPart.values())
                .filter(part -> submission.count(part) != size.of(part))
                .map(part -> new WrongCount(part, submission.count(part), size.of(part)));
    }

    @Rule(ROSTER)
    private static Vector<RosterViolation> doubles(RosterSubmission submission) {
        Map<ComponentId, Integer> times = LinkedHashMap.empty();
        for (ComponentId each : submission.components()) {
            times = times.put(each, 1, Integer::sum);
        }
        return times.filterValues(count -> count > 1).toVector().map(entry -> new ListedTwice(entry._1, entry._2));
    }
}
