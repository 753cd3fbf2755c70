package io.github.crisisrules.encounter.round;

import io.github.crisisrules.encounter.outcome.Ending;
import io.vavr.control.Option;

/** An encounter at one moment: the frame, and whatever else the encounter has. */
public interface EncounterState {
    /** Rounds, turns and characters. */
    RoundState frame();

    /** How the encounter ended, once it has. */
    default Option<Ending> ending() {
        return frame().ending();
    }

    /** Whether the encounter has ended. */
    default boolean isOver() {
        return ending().isDefined();
    }
}
