package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The decision on a command: a refusal, or the events that follow from the command and the state after them.
 *
 * <p>A rule reads from top to bottom: it starts with {@link #in}, states what it requires ({@link #require(boolean,
 * Supplier)}), and adds events ({@link #then}). The first requirement that does not hold refuses the command. A
 * refused decision has no events and the state from before the command, and nothing that is added to it has any
 * effect. Each event is applied exactly once, so the state is always the result of the events.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Decision<S, E extends GameEvent<S>> {
    private final S before;
    private final S state;
    // Latest first: prepending to a list is cheap, appending to a vector is not.
    private final List<E> reversed;
    private final @Nullable RuleViolation refusal;
    private final Consequences<S, E> consequences;

    private Decision(
            S before, S state, List<E> reversed, @Nullable RuleViolation refusal, Consequences<S, E> consequences) {
        this.before = before;
        this.state = state;
        this.reversed = reversed;
        this.refusal = refusal;
        this.consequences = consequences;
    }

    /** Creates a decision that accepts a command in the given state and has no events yet. */
    public static <S, E extends GameEvent<S>> Decision<S, E> in(S state) {
        return in(state, (now, event) -> now);
    }

    /**
     * Creates a decision that accepts a command in the given state and has no events yet. Each event that is added is
     * followed at once by its consequences.
     */
    public static <S, E extends GameEvent<S>> Decision<S, E> in(S state, Consequences<S, E> consequences) {
        return new Decision<>(state, state, List.empty(), null, consequences);
    }

    /** Returns whether the command is refused. */
    public boolean isRefused() {
        return refusal != null;
    }

    /** Returns the violation for which the command is refused, or none if it is accepted. */
    public Option<RuleViolation> refusal() {
        return Option.of(refusal);
    }

    /** Returns the state after the events; for a refused command the state before it. */
    public S state() {
        return state;
    }

    /** Returns the events, oldest first; empty for a refused command. */
    public Vector<E> events() {
        return Vector.ofAll(reversed.reverse());
    }

    /** Returns the accepted decision, or the violation for which the command is refused. */
    public Either<RuleViolation, Decision<S, E>> toEither() {
        return refusal == null ? Either.right(this) : Either.left(refusal);
    }

    /** Refuses the command, unless it is refused already. Events that were added are dropped. */
    public Decision<S, E> refuse(RuleViolation violation) {
        return isRefused() ? this : new Decision<>(before, before, List.empty(), violation, consequences);
    }

    /** Refuses the command with {@code otherwise} unless the condition is true. */
    public Decision<S, E> require(boolean condition, Supplier<? extends RuleViolation> otherwise) {
        return condition || isRefused() ? this : refuse(otherwise.get());
    }

    /** Refuses the command unless the requirement holds in the current state. */
    public Decision<S, E> require(Requirement<? super S> requirement) {
        if (isRefused()) {
            return this;
        }
        Option<? extends RuleViolation> violation = requirement.violation(state);
        return violation.isEmpty() ? this : refuse(violation.get());
    }

    /** Refuses the command with the violation on the left, unless there is a value on the right. */
    public Decision<S, E> require(Either<? extends RuleViolation, ?> value) {
        return value.isLeft() ? refuse(value.getLeft()) : this;
    }

    /** Refuses the command with the violation on the left, or continues with the value on the right. */
    public <T> Decision<S, E> require(
            Either<? extends RuleViolation, ? extends T> value,
            BiFunction<Decision<S, E>, ? super T, Decision<S, E>> more) {
        if (isRefused()) {
            return this;
        }
        return value.isLeft() ? refuse(value.getLeft()) : more.apply(this, value.get());
    }

    /** Adds an event and its consequences. */
    public Decision<S, E> then(E event) {
        if (isRefused() || consequences.isOver(state)) {
            return this;
        }
        Decision<S, E> next = new Decision<>(before, event.applyTo(state), reversed.prepend(event), null, consequences);
        return consequences.after(next, event);
    }

    /** Adds an event and its consequences if the condition is true. */
    public Decision<S, E> thenIf(boolean condition, E event) {
        return condition ? then(event) : this;
    }

    /** Adds events one after the other, each with its consequences. */
    public Decision<S, E> thenAll(Iterable<? extends E> events) {
        Decision<S, E> now = this;
        for (E event : events) {
            now = now.then(event);
        }
        return now;
    }

    /** Returns the result of {@code more}, unless the command is refused or the game is over. */
    public Decision<S, E> and(UnaryOperator<Decision<S, E>> more) {
        return isRefused() || consequences.isOver(state) ? this : more.apply(this);
    }

    /** Returns the result of {@code more} if the condition is true, unless the command is refused or the game is over. */
    public Decision<S, E> andIf(boolean condition, UnaryOperator<Decision<S, E>> more) {
        return condition ? and(more) : this;
    }

    /** Returns whether the other decision has the same refusal, or the same events and state. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Decision<?, ?> that
                && state.equals(that.state)
                && reversed.equals(that.reversed)
                && refusal().equals(that.refusal());
    }

    @Override
    public int hashCode() {
        return 31 * state.hashCode() + reversed.hashCode();
    }

    @Override
    public String toString() {
        return refusal == null
                ? reversed.reverse().mkString("Accepted(", ", ", " -> " + state + ")")
                : "Refused(" + refusal + ")";
    }

    /**
     * A requirement of a rule, such as that a character is active. Requirements are checked in order, each only if
     * those before it hold.
     *
     * @param <S> the type of states
     */
    @FunctionalInterface
    public interface Requirement<S> {
        /** Returns the violation if the requirement does not hold in the given state, or none if it holds. */
        Option<? extends RuleViolation> violation(S state);

        /** Returns a requirement that holds if this one and {@code next} hold; {@code next} is checked second. */
        default <T extends S> Requirement<T> and(Requirement<? super T> next) {
            return state -> {
                Option<? extends RuleViolation> violation = violation(state);
                return violation.isDefined() ? violation : next.violation(state);
            };
        }
    }

    /**
     * The consequences that every single event of a game may have, whatever rule caused it, such as the end of the
     * game. Nothing follows the end of a game.
     *
     * @param <S> the type of states
     * @param <E> the type of events
     */
    @FunctionalInterface
    public interface Consequences<S, E extends GameEvent<S>> {
        /**
         * Returns the decision with the consequences of an event.
         *
         * @param now the decision to which the event has just been added
         * @param event the event
         */
        Decision<S, E> after(Decision<S, E> now, E event);

        /** Returns whether the game is over in the given state, so that no further event can happen. */
        default boolean isOver(S state) {
            return false;
        }
    }
}
