package io.github.crisisrules.encounter.colossus;

import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.vavr.control.Either;

/** The encounter as a state machine: {@code decide} a command, {@code evolve} by an event. */
public final class Colossus implements Decider<ColossusState, ColossusCommand, ColossusEvent, ColossusViolation> {
    /** The encounter has no settings: everything is in the state. */
    public Colossus() {}

    @Override
    public Either<ColossusViolation, Transition<ColossusState, ColossusEvent>> decide(
            ColossusState state, ColossusCommand command) {
        return state.ending()
                .<Either<ColossusViolation, Transition<ColossusState, ColossusEvent>>>map(
                        ending -> Either.left(new ColossusViolation.AlreadyOver(ending)))
                .getOrElse(() -> command.match(new ColossusActions(state))
                        .map(Turns::settle)
                        .map(Story::told));
    }

    @Override
    public ColossusState evolve(ColossusState state, ColossusEvent event) {
        return after(state, event);
    }

    static ColossusState after(ColossusState state, ColossusEvent event) {
        return event.match(new ColossusEvolution(state));
    }
}
