package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.encounter.round.RoundEvent;
import java.util.function.UnaryOperator;

/** How events change the encounter. Nothing outside this package can. */
final class Change {
    private Change() {}

    static ImmutableColossusState of(ColossusState state) {
        return (ImmutableColossusState) state;
    }

    /** Something happens in the frame. */
    static ColossusState frame(ColossusState state, RoundEvent event) {
        return of(state).withFrame(event.applyTo(state.frame()));
    }

    /** The Rampage in progress changes. */
    static ColossusState rampage(ColossusState state, UnaryOperator<ImmutableRampage> change) {
        return of(state).withRampage(state.rampage().map(rampage -> change.apply((ImmutableRampage) rampage)));
    }

    /** The Rampage in progress waits for something else. */
    static ColossusState awaiting(ColossusState state, Awaiting awaiting) {
        return rampage(state, rampage -> rampage.withAwaiting(awaiting));
    }
}
