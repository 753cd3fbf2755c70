package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.rule.RoundFlow;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.UnaryOperator;

/**
 * The events that have happened so far in response to a command, with the state that they led to. Each event is
 * applied exactly once. After every single event the end conditions of the encounter are checked; after an end no
 * event is added.
 *
 * @param <S> the state of the encounter
 * @param <E> the events of the encounter
 */
public final class Story<S extends EncounterState, E extends GameEvent<S>> {
    private final Encounter<S, ?, E> encounter;
    private final Transition<S, E> transition;

    Story(Encounter<S, ?, E> encounter, Transition<S, E> transition) {
        this.encounter = encounter;
        this.transition = transition;
    }

    /** Returns the current state. */
    public S state() {
        return transition.state();
    }

    /** Returns the current state of the frame. */
    public FrameState frame() {
        return transition.state().frame();
    }

    /** Returns the events with the state that they led to. */
    public Transition<S, E> transition() {
        return transition;
    }

    /**
     * Returns this story with one more event, and with the end of the encounter if the event brought it about. If
     * the encounter is already over, the story is returned unchanged.
     */
    public Story<S, E> then(E event) {
        if (state().isOver()) {
            return this;
        }
        Transition<S, E> more = transition.then(event);
        return new Story<>(
                encounter,
                more.state().isOver()
                        ? more
                        : encounter
                                .ending(more.state())
                                .map(ending -> more.then(encounter.inFrame(new FrameEvent.EncounterEnded(ending))))
                                .getOrElse(more));
    }

    /** Returns this story with more events, one after the other, see {@link #then}. */
    public Story<S, E> thenAll(Iterable<? extends E> events) {
        Story<S, E> now = this;
        for (E event : events) {
            now = now.then(event);
        }
        return now;
    }

    /** Returns this story with an event of the frame and its consequences in this encounter. */
    public Story<S, E> inFrame(FrameEvent event) {
        return then(encounter.inFrame(event)).and(now -> encounter.after(now, event));
    }

    /**
     * Returns this story with events of the frame, one after the other, each with its consequences in this
     * encounter.
     */
    public Story<S, E> inFrame(Iterable<? extends FrameEvent> events) {
        Story<S, E> now = this;
        for (FrameEvent event : events) {
            now = now.and(going -> going.inFrame(event));
        }
        return now;
    }

    /**
     * Returns this story with the events of a command as the frame decides it, or the reason why the frame refuses
     * it.
     */
    public Either<RuleViolation, Story<S, E>> byTheFrame(FrameCommand command) {
        return command.decide(frame()).map(this::inFrame);
    }

    /** Returns this story with the automatic events of the frame, until a player has to decide something. */
    public Story<S, E> settleFrame() {
        Story<S, E> now = this;
        Vector<FrameEvent> more = now.next();
        while (more.nonEmpty()) {
            now = now.inFrame(more);
            more = now.next();
        }
        return now;
    }

    private Vector<FrameEvent> next() {
        return encounter.holdsTheRound(state()) ? Vector.empty() : RoundFlow.next(frame());
    }

    /** Returns the result of {@code more}, or this story if the encounter is over. */
    public Story<S, E> and(UnaryOperator<Story<S, E>> more) {
        return state().isOver() ? this : more.apply(this);
    }

    /**
     * Returns the result of {@code more} if the condition is true and the encounter is not over; otherwise this
     * story.
     */
    public Story<S, E> when(boolean condition, UnaryOperator<Story<S, E>> more) {
        return condition ? and(more) : this;
    }
}
