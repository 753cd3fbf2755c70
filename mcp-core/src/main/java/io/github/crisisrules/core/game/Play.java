package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/**
 * A game as an app holds it: how it began, every accepted command with what it did, the state now, and a way back.
 * Immutable: each accepted command gives a new play, a refused one leaves this as it is. Each game's {@code start} makes
 * one.
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

    /** A game in which nothing has been done yet. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> of(Game<S, C, E> game, S start) {
        return new Play<>(game, start, Vector.empty());
    }

    /** The play that {@code start} made, or a {@link RefusedException} with all its faults: {@code Play.started(Colossus.start(setup))}. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> started(
            Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>> start) {
        if (start.isInvalid()) {
            throw RefusedException.ofAll(start.getError());
        }
        return start.get();
    }

    /** The rules that decide here. */
    public Game<S, C, E> game() {
        return game;
    }

    /** The state before the first command. */
    public S start() {
        return start;
    }

    /** The state now. */
    public S state() {
        return state;
    }

    /** Every accepted command with what it did, oldest first. */
    public Vector<Step<S, C, E>> steps() {
        return steps;
    }

    /** Everything that has happened, oldest first. */
    public Vector<E> log() {
        return steps.flatMap(Step::events);
    }

    /** What may be done now; nothing once the game is over. */
    public Vector<Choice<C>> choices() {
        return game.choices(state());
    }

    /** What the game waits for. */
    public Awaited awaited() {
        return game.awaited(state());
    }

    /** What the people at the table are called now. */
    public Names names() {
        return game.names(state());
    }

    /** The next play, or why the rules refuse the command. */
    public Either<RuleViolation, Play<S, C, E>> attempt(C command) {
        // No lambda here and in apply: every program's first command comes this way, and a first lambda costs more.
        Either<RuleViolation, Transition<S, E>> decided = game.decide(state(), command);
        if (decided.isLeft()) {
            return Either.left(decided.getLeft());
        }
        Step<S, C, E> step =
                new Step<>(command, decided.get().events(), decided.get().state());
        return Either.right(new Play<>(game, start, steps.append(step)));
    }

    /** The next play. Throws {@link RefusedException}, with the violation in it, where the rules refuse the command. */
    public Play<S, C, E> apply(C command) {
        Either<RuleViolation, Play<S, C, E>> next = attempt(command);
        if (next.isLeft()) {
            throw RefusedException.of(next.getLeft(), names());
        }
        return next.get();
    }

    /** The next play after all of these, in their order. Throws {@link RefusedException} at the first that is refused. */
    public Play<S, C, E> applyAll(Iterable<? extends C> commands) {
        Play<S, C, E> play = this;
        for (C command : commands) {
            play = play.apply(command);
        }
        return play;
    }

    /** The play before the last command. Throws {@link RefusedException} where there is no command to take back. */
    public Play<S, C, E> undo() {
        if (steps.isEmpty()) {
            throw RefusedException.of(new NothingToUndo(), names());
        }
        return new Play<>(game, start, steps.init());
    }

    /** The same game decided anew from its start: equal to this play while the rules are the same. */
    public Either<RuleViolation, Play<S, C, E>> replay() {
        Either<RuleViolation, Play<S, C, E>> play = Either.right(of(game, start));
        for (Step<S, C, E> step : steps) {
            play = play.flatMap(now -> now.attempt(step.command()));
        }
        return play;
    }

    /** What happened last, in words, a sentence for each event; nothing at the start. */
    public Vector<String> told() {
        Names names = names();
        return steps.lastOption()
                .map(step -> step.events().map(event -> event.words(names)))
                .getOrElse(Vector.empty());
    }

    /** Two plays are equal when the same was done, with the same effect, by the same rules from the same start. */
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

    /** An accepted command, what happened, and the state after it. */
    public record Step<S, C extends GameCommand, E extends GameEvent<S>>(C command, Vector<E> events, S state) {}
}
