package io.github.crisisrules.json.log;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.transition.Decider;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A game as an app holds it: how it began, every accepted command with what it did, and the state now. Immutable: each
 * accepted command gives a new log, a refused one leaves this as it is. {@link LogFormat#begin} begins one.
 *
 * @param <F> the facts a game begins with
 * @param <S> state
 * @param <C> command
 * @param <E> event
 * @param <V> violation
 */
public final class GameLog<F, S, C, E, V extends RuleViolation> {
    private final Decider<S, C, E, V> rules;
    private final F facts;
    private final S state;
    private final Vector<Step<C, E>> steps;

    private GameLog(Decider<S, C, E, V> rules, F facts, S state, Vector<Step<C, E>> steps) {
        this.rules = rules;
        this.facts = facts;
        this.state = state;
        this.steps = steps;
    }

    static <F, S, C, E, V extends RuleViolation> GameLog<F, S, C, E, V> begin(
            Decider<S, C, E, V> rules, F facts, S start) {
        return new GameLog<>(rules, facts, start, Vector.empty());
    }

    /** What the game began with. */
    public F facts() {
        return facts;
    }

    /** The game now. */
    public S state() {
        return state;
    }

    /** Every accepted command with its events, oldest first. */
    public Vector<Step<C, E>> steps() {
        return steps;
    }

    /** Everything that has happened, oldest first. */
    public Vector<E> events() {
        return steps.flatMap(Step::events);
    }

    /** Gives a command. */
    public Either<V, GameLog<F, S, C, E, V>> give(C command) {
        return rules.decide(state, command)
                .map(done -> new GameLog<>(
                        rules,
                        facts,
                        done.state(),
                        steps.append(new Step<>(command, done.events().toVector()))));
    }

    /** Two logs are equal when they began alike and the same was done. */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameLog<?, ?, ?, ?, ?> that
                && facts.equals(that.facts)
                && state.equals(that.state)
                && steps.equals(that.steps);
    }

    @Override
    public int hashCode() {
        return 31 * facts.hashCode() + steps.hashCode();
    }

    @Override
    public String toString() {
        return "GameLog(" + steps.size() + " steps)";
    }

    /** An accepted command and what happened. */
    public record Step<C, E>(C command, Vector<E> events) {}
}
