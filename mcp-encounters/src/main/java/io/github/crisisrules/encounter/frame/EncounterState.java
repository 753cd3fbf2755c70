package io.github.crisisrules.encounter.frame;

import io.vavr.control.Option;

/** The state of an encounter: the state of the common frame, and the encounter's own state. */
public interface EncounterState {
    /** Returns the state of rounds, turns and characters. */
    FrameState frame();

    /** Returns the ending, once the encounter is over. */
    default Option<Ending> ending() {
        return frame().ending();
    }

    /** Returns whether the encounter is over. */
    default boolean isOver() {
        return ending().isDefined();
    }
}
