package io.github.crisisrules.testing;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.text.Named;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The facts that {@link GameHistories} needs to know of a game to play random histories of it.
 *
 * @param <S> the type of states
 * @param <C> the type of commands
 * @param <E> the type of events
 */
public interface GameSubject<S, C extends GameCommand, E extends GameEvent<S>> {
    /** Returns a game to start from. The seed chooses which. */
    Play<S, C, E> start(Seed seed);

    /** Returns every command that the rules allow in this state. Where there is no end of them, those among the candidates. */
    Seq<C> legal(S state);

    /** Returns commands of every kind, legal and illegal, for this state. The seed chooses which where there are too many. */
    Seq<C> candidates(S state, Seed seed);

    /** Returns the next command: any legal one, each as likely, unless the subject knows how its endings are reached sooner. */
    default C next(S state, Seq<C> legal, RandomSource random) {
        return legal.get(random.below(legal.size()));
    }

    /**
     * Returns a command that a person could give in this state, sensible or not: one of the candidates, unless the subject
     * knows more. None if there is no such command.
     */
    default Option<C> conceivable(S state, RandomSource random) {
        Seq<C> candidates = candidates(state, Seed.of(random.below(1 << 16)));
        return Option.when(!candidates.isEmpty(), () -> candidates.get(random.below(candidates.size())));
    }

    /**
     * Returns whether a command cuts a history short, such as ending an event early. A history gives such a command in few of
     * the steps that would choose it; in the others nothing is done.
     */
    default boolean isRare(C command) {
        return false;
    }

    /** Returns the source of answers to the prompts of this state: any answer of the right form, unless the subject knows better. */
    default AnswerSource table(S state, RandomSource random) {
        return AnswerSource.random(random);
    }

    /**
     * Returns what people see of each player or character in this state. A command that changes it must be described with the
     * name of that player or character.
     */
    default Map<Named, Object> visible(S state) {
        return LinkedHashMap.empty();
    }

    /** Returns whether the game has ended. */
    boolean isOver(S state);

    /** Checks every invariant of the state; throws an {@link AssertionError} that names the broken one. */
    void checkInvariants(S state);
}
