package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.ROSTER;

import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.roster.RosterViolation.Banned;
import io.github.crisisrules.core.roster.RosterViolation.DuplicateComponent;
import io.github.crisisrules.core.roster.RosterViolation.NotAllowed;
import io.github.crisisrules.core.roster.RosterViolation.TooManyRestricted;
import io.github.crisisrules.core.roster.RosterViolation.WrongComponentCount;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The validation of roster submissions. It reports every fault, in this order: sizes, duplicates, gems, Timeline,
 * banned and restricted components.
 */
public final class RosterRules {
    private RosterRules() {}

    /**
     * Checks a submission with the core rules' sizes and with everything allowed. Returns the roster, or every
     * fault.
     */
    public static Validation<Seq<RosterViolation>, Roster> check(RosterSubmission submission) {
        return check(submission, RosterSize.standard(), CardLegality.everything());
    }

    /** Checks a submission with the given sizes and legality. Returns the roster, or every fault. */
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

    /** Returns the components that the Timeline or its banned and restricted list refuses. Nothing else is checked. */
    @Rule(ROSTER)
    public static Seq<RosterViolation> legality(RosterSubmission submission, CardLegality legality) {
        Vector<Component> listed = listed(submission);
        Vector<ComponentId> components = listed.map(Component::id);
        Vector<RosterViolation> outside = listed.filter(each ->
                        !legality.admission(each.id().kind()).admits(each.id(), LinkedHashSet.ofAll(each.sets())))
                .map(each -> new NotAllowed(each.id(), legality.name()));
        Vector<RosterViolation> banned =
                on(legality.banned(), components).map(each -> new Banned(each, legality.name()));
        Vector<ComponentId> restricted = on(legality.restricted(), components);
        Vector<RosterViolation> tooMany = restricted.size() > legality.restrictedLimit()
                ? Vector.of(new TooManyRestricted(restricted, legality.restrictedLimit()))
                : Vector.empty();
        return outside.appendAll(banned).appendAll(tooMany);
    }

    /** Returns the components that are on a list, however they are typed. */
    private static Vector<ComponentId> on(Set<ComponentId> list, Vector<ComponentId> components) {
        Set<String> keys = list.map(ComponentId::key);
        return components.filter(each -> keys.contains(each.key()));
    }

    @Rule(ROSTER)
    private static Vector<RosterViolation> sizes(RosterSubmission submission, RosterSize size) {
        return Vector.of(RosterPart.values())
                .filter(part -> submission.count(part) != size.of(part))
                .map(part -> new WrongComponentCount(part, submission.count(part), size.of(part)));
    }

    @Rule(ROSTER)
    private static Vector<RosterViolation> doubles(RosterSubmission submission) {
        Map<String, Vector<ComponentId>> copies = new LinkedHashMap<>();
        for (ComponentId each : submission.components()) {
            copies.merge(each.key(), Vector.of(each), Vector::appendAll);
        }
        return Vector.ofAll(copies.values())
                .filter(same -> same.size() > 1)
                .map(same -> new DuplicateComponent(same.head(), same.size()));
    }

    /** A component with the set symbols of all its copies. */
    private record Component(ComponentId id, Vector<SetSymbol> sets) {
        Component and(Component copy) {
            return new Component(id, sets.appendAll(copy.sets));
        }
    }

    /** Returns each component once. The keys are texts, so that chosen names with one hash code do not make this slow. */
    private static Vector<Component> listed(RosterSubmission submission) {
        Map<String, Component> all = new LinkedHashMap<>();
        Vector.<Component>empty()
                .appendAll(submission.characters().map(each -> new Component(each.id(), Vector.empty())))
                .appendAll(submission
                        .tactics()
                        .map(each -> new Component(each.id(), each.sets().toVector())))
                .appendAll(submission
                        .crises()
                        .map(each -> new Component(each.id(), each.sets().toVector())))
                .appendAll(submission
                        .gems()
                        .map(BorneGem::gem)
                        .map(each -> new Component(each.id(), each.sets().toVector())))
                .forEach(each -> all.merge(each.id().key(), each, Component::and));
        return Vector.ofAll(all.values());
    }
}
