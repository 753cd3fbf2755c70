package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.vavr.collection.Vector;

/** A player of one side, who chooses one of the commands of a moment. The choice depends only on the moment. */
@FunctionalInterface
public interface Policy<S, C extends GameCommand, E extends GameEvent<S>> {
    /** Returns one of the commands of the moment, which has at least one. */
    C choose(Moment<S, C, E> moment);

    /** Returns the name of the policy in reports, for example "plain". */
    default String name() {
        return "own";
    }

    /** Returns the notes that a report must show, because the policy is an assumption. */
    default Vector<String> notes() {
        return Vector.empty();
    }

    /** Returns a policy that chooses every command with equal probability. */
    static <S, C extends GameCommand, E extends GameEvent<S>> Policy<S, C, E> random() {
        return new Policy<>() {
            @Override
            public C choose(Moment<S, C, E> moment) {
                return moment.choice().pick(moment.commands());
            }

            @Override
            public String name() {
                return "random";
            }
        };
    }
}
