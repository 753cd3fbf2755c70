package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.vavr.collection.Vector;

/** Who plays a side: picks one of the commands of a moment. A function of what it is given, and nothing else. */
@FunctionalInterface
public interface Policy<S, C extends GameCommand, E extends GameEvent<S>> {
    /** One of the moment's commands, of which there is at least one. */
    C choose(Moment<S, C, E> moment);

    /** What a report calls a player of this kind: "plain". */
    default String name() {
        return "own";
    }

    /** What a report has to say of it, because it is made up. */
    default Vector<String> notes() {
        return Vector.empty();
    }

    /** Any command, each as likely as the others. */
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
