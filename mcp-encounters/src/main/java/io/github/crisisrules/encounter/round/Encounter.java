package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Ready;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.outcome.Ending;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * An encounter on the common frame. What every encounter does stands here: a command is decided, after every single event
 * the ends are looked for, nothing follows an end, and then happens what follows by itself. What an encounter does
 * differently it says in hooks: {@link #gate}, {@link #after}, {@link #ending}, {@link #holdsTheRound},
 * {@link #settle}, {@link #choices}, {@link #awaited}. Words are those of its events.
 *
 * @param <S> its state, which has the frame's in it
 * @param <C> its commands, one kind of which wraps those of the frame
 * @param <E> its events, one kind of which wraps those of the frame
 */
public abstract class Encounter<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>
        implements Game<S, C, E> {
    /** For the rules of an encounter. */
    protected Encounter() {}

    /** A command of the frame as one of this encounter. */
    protected abstract C inRound(RoundCommand command);

    /** An event of the frame as one of this encounter. */
    protected abstract E inRound(RoundEvent event);

    /** What a command does by itself in an encounter that is not over, or why it is refused. */
    protected abstract Either<RuleViolation, Story<S, E>> act(S state, C command);

    /** What a command of the frame comes to here: refused, answered in the encounter's own way, or left to the frame. */
    protected Either<RuleViolation, Story<S, E>> gate(S state, RoundCommand command) {
        return story(state).byTheFrame(command);
    }

    /** What an event of the frame brings about here, before anything else happens. */
    protected Story<S, E> after(Story<S, E> story, RoundEvent event) {
        return story;
    }

    /** The end that this state is, by the encounter's own conditions; asked after every single event. */
    protected Option<Ending> ending(S state) {
        return Option.none();
    }

    /** Whether something of the encounter's own has to be done before the round goes on. */
    protected boolean holdsTheRound(S state) {
        return false;
    }

    /** What follows by itself, until somebody has to decide something. */
    protected Story<S, E> settle(Story<S, E> story) {
        return story.settleFrame();
    }

    /** Nothing has happened yet. */
    public final Story<S, E> story(S state) {
        return new Story<>(this, Transition.none(state));
    }

    @Override
    public final Either<RuleViolation, Transition<S, E>> decide(S state, C command) {
        return state.ending()
                .<Either<RuleViolation, Transition<S, E>>>map(
                        ending -> Either.left(new RoundViolation.AlreadyOver(ending)))
                .getOrElse(() ->
                        act(state, command).map(story -> story.and(this::settle).told()));
    }

    /** What carries the round on; an encounter adds its own. Reports of what happens to characters are accepted besides. */
    @Override
    public Vector<Choice<C>> choices(S state) {
        return RoundChoices.of(state.frame()).map(command -> new Ready<>(inRound(command)));
    }

    @Override
    public EncounterAwaited awaited(S state) {
        return RoundAwaited.of(state.frame());
    }
}
