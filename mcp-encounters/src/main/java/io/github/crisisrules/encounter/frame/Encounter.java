package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * An encounter on the common frame. This class holds the parts that are equal in all encounters: a command is
 * decided; after every single event the end conditions are checked; nothing follows an end; and then all automatic
 * events happen. An encounter states its differences in hooks: {@link #gate}, {@link #after}, {@link #ending},
 * {@link #holdsTheRound}, {@link #settle}, {@link #choices}, {@link #awaited}. Its events provide their own
 * sentences.
 *
 * @param <S> the state of the encounter, which contains the state of the frame
 * @param <C> the commands of the encounter, one type of which wraps those of the frame
 * @param <E> the events of the encounter, one type of which wraps those of the frame
 */
public abstract class Encounter<S extends EncounterState, C extends GameCommand, E extends GameEvent<S>>
        implements Game<S, C, E> {
    /** For subclasses. */
    protected Encounter() {}

    /** Returns a command of the frame as a command of this encounter. */
    protected abstract C inFrame(FrameCommand command);

    /** Returns an event of the frame as an event of this encounter. */
    protected abstract E inFrame(FrameEvent event);

    /**
     * Returns the direct results of a command in an encounter that is not over, or the reason why it is refused.
     * Automatic events follow in {@link #settle}.
     */
    protected abstract Either<RuleViolation, Story<S, E>> act(S state, C command);

    /**
     * Returns the results of a command of the frame in this encounter: a refusal, a decision of the encounter's
     * own, or the decision of the frame, which is the default.
     */
    protected Either<RuleViolation, Story<S, E>> gate(S state, FrameCommand command) {
        return story(state).byTheFrame(command);
    }

    /**
     * Returns the story with the consequences that an event of the frame has in this encounter, before anything
     * else happens. The default adds nothing.
     */
    protected Story<S, E> after(Story<S, E> story, FrameEvent event) {
        return story;
    }

    /**
     * Returns the ending if this state meets an end condition of the encounter. This method is called after every
     * single event.
     */
    protected Option<Ending> ending(S state) {
        return Option.none();
    }

    /** Returns whether the encounter has to finish something of its own before the round goes on. */
    protected boolean holdsTheRound(S state) {
        return false;
    }

    /** Returns the story with all automatic events, until a player has to decide something. */
    protected Story<S, E> settle(Story<S, E> story) {
        return story.settleFrame();
    }

    /** Returns a story without events that starts in the given state. */
    public final Story<S, E> story(S state) {
        return new Story<>(this, Transition.none(state));
    }

    @Override
    public final Either<RuleViolation, Transition<S, E>> decide(S state, C command) {
        return state.ending()
                .<Either<RuleViolation, Transition<S, E>>>map(
                        ending -> Either.left(new FrameViolation.EncounterOver(ending)))
                .getOrElse(() ->
                        act(state, command).map(story -> story.and(this::settle).transition()));
    }

    /**
     * Returns the commands that continue the round; subclasses add their own. Reports of effects on characters are
     * also accepted.
     */
    @Override
    public Vector<Choice<C>> choices(S state) {
        return FrameChoices.of(state.frame()).map(command -> new Ready<>(inFrame(command)));
    }

    @Override
    public EncounterAwaited awaited(S state) {
        return FrameAwaited.of(state.frame());
    }
}
