package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The functions with which events change the encounter. They are not accessible outside this package. */
final class StateEdits {
    private StateEdits() {}

    static ImmutableHulkState of(HulkState state) {
        return (ImmutableHulkState) state;
    }

    /** Returns the state after an event of the frame. */
    static ImmutableHulkState frame(HulkState state, FrameEvent event) {
        return of(state).withFrame(event.applyTo(state.frame()));
    }

    /** Returns the state that first waits for {@code awaited}. */
    static ImmutableHulkState first(HulkState state, HulkAwaited awaited) {
        return of(state).withAwaited(state.awaited().prepend(awaited));
    }

    /** Returns the state without the first awaited item. */
    static ImmutableHulkState done(HulkState state) {
        return of(state).withAwaited(state.awaited().tail());
    }

    /**
     * Returns the state in which the push of this character is removed from the first awaited pushes. Pushes of
     * another Rage token remain.
     */
    static ImmutableHulkState pushedAway(HulkState state, CombatantId character) {
        Vector<HulkAwaited> rest = state.awaited().head().without(character);
        return of(state).withAwaited(rest.appendAll(state.awaited().tail()));
    }
}
