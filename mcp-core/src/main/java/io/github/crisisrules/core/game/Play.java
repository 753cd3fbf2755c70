package io.github.crisisrules.core.game;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/**
 * A game in progress, as an app holds it: its start, every accepted command with its events, and the current state.
 * It can be undone and replayed. A play is immutable: each accepted command returns a new play, and a refused
 * command changes nothing. Use the {@code start} of a game to create one.
 *
 * @param <S> state
 * @param <C> command
 * @param <E> event
 */
public final class Play<S, C extends GameCommand, E extends GameEvent<S>> {
    private final Game<S, C, E> game;
    private final S start;
    private final Vector<Step<S, C, E>> steps;
    private final S state;

    private Play(Game<S, C, E> game, S start, Vector<Step<S, C, E>> steps) {
        this.game = game;
        this.start = start;
        this.steps = steps;
        this.state = steps.isEmpty() ? start : steps.last().state();
    }

    /** Creates a play without any commands. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> of(Game<S, C, E> game, S start) {
        return new Play<>(game, start, Vector.empty());
    }

    /**
     * Returns the play of a valid start: {@code Play.started(Colossus.start(setup))}.
     *
     * @throws RefusedException if the start is invalid, with all its faults
     */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> started(
            Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>> start) {
        if (start.isInvalid()) {
            throw RefusedException.ofAll(start.getError());
        }
        return start.get();
    }

    /** Returns the game whose rules decide the commands. */
    public Game<S, C, E> game() {
        return game;
    }

    /** Returns the state before the first command. */
    public S start() {
        return start;
    }

    /** Returns the current state. */
    public S state() {
        return state;
    }

    /** Returns every accepted command with its events, oldest first. */
    public Vector<Step<S, C, E>> steps() {
        return steps;
    }

    /** Returns all events, oldest first. */
    public Vector<E> log() {
        return steps.flatMap(Step::events);
    }

    /** Returns the choices in the current state; empty if the game is over. */
    public Vector<Choice<C>> choices() {
        return game.choices(state());
    }

    /** Returns the step that the game waits for. */
    public Awaited awaited() {
        return game.awaited(state());
    }

    /** Returns the display names that the current state uses. */
    public Names names() {
        return game.names(state());
    }

    /** Returns the play after {@code command}, or the violation if the rules refuse it. */
    public Either<RuleViolation, Play<S, C, E>> attempt(C command) {
        return game.decide(state(), command)
                .map(done -> new Play<>(game, start, steps.append(new Step<>(command, done.events(), done.state()))));
    }

    /**
     * Returns the play after {@code command}.
     *
     * @throws RefusedException if the rules refuse the command, with the violation
     */
    public Play<S, C, E> apply(C command) {
        return attempt(command).getOrElseThrow(violation -> RefusedException.of(violation, names()));
    }

    /**
     * Returns the play after all of these commands, in their order.
     *
     * @throws RefusedException if the rules refuse a command, with the first violation
     */
    public Play<S, C, E> applyAll(Iterable<? extends C> commands) {
        Play<S, C, E> play = this;
        for (C command : commands) {
            play = play.apply(command);
        }
        return play;
    }

    /**
     * Returns the play before the last command.
     *
     * @throws RefusedException if there is no command to undo
     */
    public Play<S, C, E> undo() {
        if (steps.isEmpty()) {
            throw RefusedException.of(new NothingToUndo(), names());
        }
        return new Play<>(game, start, steps.init());
    }

    /**
     * Decides every command again from the start. The result equals this play as long as the rules have not
     * changed.
     */
    public Either<RuleViolation, Play<S, C, E>> replay() {
        Either<RuleViolation, Play<S, C, E>> play = Either.right(of(game, start));
        for (Step<S, C, E> step : steps) {
            play = play.flatMap(now -> now.attempt(step.command()));
        }
        return play;
    }

    /** Returns the descriptions of the last command's events, one sentence per event; empty at the start. */
    public Vector<String> lastSentences() {
        Names names = names();
        return steps.lastOption()
                .map(step -> step.events().map(event -> event.words(names)))
                .getOrElse(Vector.empty());
    }

    /** Returns whether the other play has the same game, start and steps. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Play<?, ?, ?> that
                && game.equals(that.game)
                && start.equals(that.start)
                && steps.equals(that.steps);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + steps.hashCode();
    }

    @Override
    public String toString() {
        return game.name() + ", " + steps.size() + (steps.size() == 1 ? " command" : " commands") + "; waits for: "
                + awaited().words(names());
    }

    /** An accepted command, its events, and the state after them. */
    public record Step<S, C extends GameCommand, E extends GameEvent<S>>(C command, Vector<E> events, S state) {}
}
