package io.github.crisisrules.core.roster;

import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.rulebook.CrisisRuleId;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/** A fault of a submitted roster. Each fault is a separate value. */
@Rule(CrisisRuleId.ROSTER)
public sealed interface RosterViolation extends RuleViolation
        permits RosterViolation.WrongComponentCount,
                RosterViolation.DuplicateComponent,
                RosterViolation.NotAllowed,
                RosterViolation.Banned,
                RosterViolation.TooManyRestricted,
                GemViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A part of the roster does not have the required size. */
    record WrongComponentCount(RosterPart part, int found, int required) implements RosterViolation {}

    /** A component is on the roster more than once. */
    record DuplicateComponent(ComponentId component, int count) implements RosterViolation {}

    /** The Timeline does not allow the component. */
    record NotAllowed(ComponentId component, String legality) implements RosterViolation {}

    /** The component is on the banned list. */
    record Banned(ComponentId component, String legality) implements RosterViolation {}

    /** The roster has more restricted components than the list in force allows. */
    record TooManyRestricted(Vector<ComponentId> components, int limit) implements RosterViolation {}
}
