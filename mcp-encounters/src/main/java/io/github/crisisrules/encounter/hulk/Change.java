package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** How events change the encounter. Nothing outside this package can. */
final class Change {
    private Change() {}

    static ImmutableHulkState of(HulkState state) {
        return (ImmutableHulkState) state;
    }

    /** Something happens in the frame. */
    static ImmutableHulkState frame(HulkState state, RoundEvent event) {
        return of(state).withFrame(event.applyTo(state.frame()));
    }

    /** This has to be done before anything else. */
    static ImmutableHulkState first(HulkState state, HulkAwaited awaited) {
        return of(state).withAwaiting(state.awaiting().prepend(awaited));
    }

    /** What was awaited first is done. */
    static ImmutableHulkState done(HulkState state) {
        return of(state).withAwaiting(state.awaiting().tail());
    }

    /** The pushes that are awaited first are done for this character; those of another Rage token are still to come. */
    static ImmutableHulkState pushedAway(HulkState state, CombatantId character) {
        Vector<HulkAwaited> rest = state.awaiting().head().without(character);
        return of(state).withAwaiting(rest.appendAll(state.awaiting().tail()));
    }
}
