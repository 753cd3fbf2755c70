package io.github.crisisrules.core.game;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/**
 * A game in progress, as an app holds it: its start, every accepted command with its events, and the current state.
 * It can be undone and replayed. A play is immutable: each accepted command returns a new play, and a refused
 * command changes nothing. Use the {@code play} of a game to create one, or its {@code start}, which returns faults as
 * values.
 *
 * @param <S> the type of states
 * @param <C> the type of commands
 * @param <E> the type of events
 */
public final class Play<S, C extends GameCommand, E extends GameEvent<S>> {
    private final Game<S, C, E> game;
    private final S start;
    private final Vector<Step<S, C, E>> steps;
    private final S state;
    private final Language language;

    private Play(Game<S, C, E> game, S start, Vector<Step<S, C, E>> steps, Language language) {
        this.game = game;
        this.start = start;
        this.steps = steps;
        this.language = language;
        this.state = steps.isEmpty() ? start : steps.last().state();
    }

    /** Creates a play without any commands, described in English. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> of(Game<S, C, E> game, S start) {
        return new Play<>(game, start, Vector.empty(), Language.ENGLISH);
    }

    /**
     * Returns the play of a valid start. A game that returns the faults of a start as values uses this for its
     * {@code play} method.
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

    /** Returns this play described in another language. It stays equal to this one: the language is not part of the game. */
    public Play<S, C, E> in(Language other) {
        return new Play<>(game, start, steps, other);
    }

    /** Returns the language in which this play is described. */
    public Language language() {
        return language;
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

    /** Returns a sheet for each of the {@link #choices}, in the language of this play. */
    public Vector<Sheet<C>> sheets() {
        return choices().map(choice -> Sheet.of(choice, wording()));
    }

    /** Returns the step that the game waits for. */
    public Awaited awaited() {
        return game.awaited(state());
    }

    /** Returns the wording of the current state: its language and display names. */
    public Wording wording() {
        return game.wording(state()).in(language);
    }

    /** Returns the play after {@code command}, or the violation if the rules refuse it. */
    public Either<RuleViolation, Play<S, C, E>> attempt(C command) {
        return game.decide(state(), command)
                .toEither()
                .map(done -> with(steps.append(new Step<>(command, done.events(), done.state()))));
    }

    /**
     * Returns the play after a command whose events are taken from a record instead of being decided, such as the log of an
     * event that was played before a rule was corrected. The step is {@linkplain Step#isRecorded marked}. The rules decide the
     * commands after it.
     */
    public Play<S, C, E> record(C command, Vector<E> events) {
        S now = state;
        for (E event : events) {
            now = event.applyTo(now);
        }
        return with(steps.append(new Step<>(command, events, now, true)));
    }

    /**
     * Returns the play after {@code command}.
     *
     * @throws RefusedException if the rules refuse the command, with the violation
     */
    public Play<S, C, E> apply(C command) {
        return attempt(command).getOrElseThrow(violation -> RefusedException.of(violation, wording()));
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
            throw RefusedException.of(new NothingToUndo(), wording());
        }
        return with(steps.init());
    }

    private Play<S, C, E> with(Vector<Step<S, C, E>> others) {
        return new Play<>(game, start, others, language);
    }

    /**
     * Decides every command again from the start. The result equals this play as long as the rules have not
     * changed and no step was recorded.
     */
    public Either<RuleViolation, Play<S, C, E>> replay() {
        Either<RuleViolation, Play<S, C, E>> play = Either.right(with(Vector.empty()));
        for (Step<S, C, E> step : steps) {
            play = play.flatMap(now -> now.attempt(step.command()));
        }
        return play;
    }

    /** Returns the descriptions of the last command's events, one sentence per event; empty at the start. */
    public Vector<String> lastSentences() {
        Wording wording = wording();
        return steps.lastOption()
                .map(step -> step.events().map(event -> event.describe(wording)))
                .getOrElse(Vector.empty());
    }

    /** Returns whether the other play has the same game, start and steps, in whatever language. */
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
        return Sentences.summary(wording(), game.name(), steps.size(), awaited());
    }

    /**
     * An accepted command, its events, and the state after them.
     *
     * @param command the command
     * @param events its events, oldest first
     * @param state the state after the events
     * @param isRecorded whether the events were taken from a {@linkplain Play#record record} and not decided by the rules
     */
    public record Step<S, C extends GameCommand, E extends GameEvent<S>>(
            C command, Vector<E> events, S state, boolean isRecorded) {
        /** Creates a step that the rules decided. */
        public Step(C command, Vector<E> events, S state) {
            this(command, events, state, false);
        }

        /** Returns whether the other step has the same command and events. The state follows from those before it. */
        @Override
        public boolean equals(Object other) {
            return other == this
                    || (other instanceof Step<?, ?, ?> that
                            && isRecorded == that.isRecorded
                            && command.equals(that.command)
                            && events.equals(that.events));
        }

        @Override
        public int hashCode() {
            return 31 * command.hashCode() + events.hashCode();
        }
    }
}
