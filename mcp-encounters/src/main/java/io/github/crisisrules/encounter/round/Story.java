package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.UnaryOperator;

/**
 * What has happened so far in answer to a command, and the state that led to. Events happen one by one, each once. After
 * every single one the ends of the encounter are looked for; once one holds, nothing more can be told.
 *
 * @param <S> state of the encounter
 * @param <E> event of the encounter
 */
public final class Story<S extends EncounterState, E extends GameEvent<S>> {
    private final Encounter<S, ?, E> encounter;
    private final Transition<S, E> told;

    Story(Encounter<S, ?, E> encounter, Transition<S, E> told) {
        this.encounter = encounter;
        this.told = told;
    }

    /** The state now. */
    public S state() {
        return told.state();
    }

    /** The frame now. */
    public RoundState frame() {
        return told.state().frame();
    }

    /** What happened, with the state it led to. */
    public Transition<S, E> told() {
        return told;
    }

    /** One more event, unless the encounter is over; and the end, where that brought it. */
    public Story<S, E> then(E event) {
        if (state().isOver()) {
            return this;
        }
        Transition<S, E> more = told.then(event);
        return new Story<>(
                encounter,
                more.state().isOver()
                        ? more
                        : encounter
                                .ending(more.state())
                                .map(ending -> more.then(encounter.inRound(new RoundEvent.EncounterEnded(ending))))
                                .getOrElse(more));
    }

    /** More events, one after the other. */
    public Story<S, E> thenAll(Iterable<? extends E> events) {
        Story<S, E> now = this;
        for (E event : events) {
            now = now.then(event);
        }
        return now;
    }

    /** An event of the frame, and what it brings about in this encounter. */
    public Story<S, E> inRound(RoundEvent event) {
        return then(encounter.inRound(event)).and(now -> encounter.after(now, event));
    }

    /** Events of the frame, one after the other, each with what it brings about. */
    public Story<S, E> inRound(Iterable<? extends RoundEvent> events) {
        Story<S, E> now = this;
        for (RoundEvent event : events) {
            now = now.and(going -> going.inRound(event));
        }
        return now;
    }

    /** What the frame makes of a command, or why it refuses. */
    public Either<RuleViolation, Story<S, E>> byTheFrame(RoundCommand command) {
        return command.decide(frame()).map(this::inRound);
    }

    /** What follows by itself in the frame, until somebody has to decide something. */
    public Story<S, E> settleFrame() {
        Story<S, E> now = this;
        Vector<RoundEvent> more = now.next();
        while (more.nonEmpty()) {
            now = now.inRound(more);
            more = now.next();
        }
        return now;
    }

    private Vector<RoundEvent> next() {
        return encounter.holdsTheRound(state()) ? Vector.empty() : RoundFlow.next(frame());
    }

    /** Goes on, unless the encounter is over. */
    public Story<S, E> and(UnaryOperator<Story<S, E>> more) {
        return state().isOver() ? this : more.apply(this);
    }

    /** Goes on if this holds, unless the encounter is over. */
    public Story<S, E> when(boolean condition, UnaryOperator<Story<S, E>> more) {
        return condition ? and(more) : this;
    }
}
