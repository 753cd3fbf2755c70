package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The frame as a state machine. Encounters build on {@link #act} and {@link #settle}. */
public final class Rounds implements Decider<RoundState, RoundCommand, RoundEvent, RoundViolation> {
    /** The frame has no settings: everything is in the state. */
    public Rounds() {}

    /** What a command does, and what then follows by itself. */
    @Override
    public Either<RoundViolation, Transition<RoundState, RoundEvent>> decide(RoundState state, RoundCommand command) {
        return act(state, command).map(events -> {
            RoundState after = fold(state, events);
            return Transition.of(state, events.appendAll(settle(after)), Rounds::after);
        });
    }

    @Override
    public RoundState evolve(RoundState state, RoundEvent event) {
        return after(state, event);
    }

    /** What a command does by itself. */
    public static Either<RoundViolation, Vector<RoundEvent>> act(RoundState state, RoundCommand command) {
        return state.ending()
                .<Either<RoundViolation, Vector<RoundEvent>>>map(
                        ending -> Either.left(new RoundViolation.AlreadyOver(ending)))
                .getOrElse(() -> command.match(new RoundActions(state)));
    }

    /** What follows by itself, until somebody has to decide something; nothing once the encounter is over. */
    public static Vector<RoundEvent> settle(RoundState state) {
        Vector<RoundEvent> events = Vector.empty();
        RoundState now = state;
        Vector<RoundEvent> more = RoundFlow.next(now);
        while (more.nonEmpty()) {
            events = events.appendAll(more);
            now = fold(now, more);
            more = RoundFlow.next(now);
        }
        return events;
    }

    /** The state after one event. */
    public static RoundState after(RoundState state, RoundEvent event) {
        return event.match(new RoundEvolution(state));
    }

    static RoundState fold(RoundState state, Vector<RoundEvent> events) {
        return events.foldLeft(state, Rounds::after);
    }
}
