package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.frame.FrameEvent;
import java.util.function.UnaryOperator;

/** The functions with which events change the encounter. They are not accessible outside this package. */
final class StateEdits {
    private StateEdits() {}

    static ImmutableColossusState of(ColossusState state) {
        return (ImmutableColossusState) state;
    }

    /** Returns the state after an event of the frame. */
    static ColossusState frame(ColossusState state, FrameEvent event) {
        return of(state).withFrame(event.applyTo(state.frame()));
    }

    /** Returns the state with the Rampage in progress changed. */
    static ColossusState rampage(ColossusState state, UnaryOperator<ImmutableRampage> change) {
        return of(state).withRampage(state.rampage().map(rampage -> change.apply((ImmutableRampage) rampage)));
    }

    /** Returns the state in which the Rampage in progress waits for {@code awaiting}. */
    static ColossusState awaiting(ColossusState state, ColossusAwaited awaiting) {
        return rampage(state, rampage -> rampage.withAwaited(awaiting));
    }
}
