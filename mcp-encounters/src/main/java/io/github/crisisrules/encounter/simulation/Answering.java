package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.game.Question;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;

/**
 * How a table answers each kind of question in any of its moments. Said once: a simulated game has hundreds of moments, and in each
 * of them one or two questions are asked.
 *
 * @param <M> what the table knows in a moment
 */
final class Answering<M> {
    private final List<Kind<M>> kinds;

    private Answering(List<Kind<M>> kinds) {
        this.kinds = kinds;
    }

    private record Kind<M>(Class<?> of, BiFunction<M, Question<?>, Vector<?>> answers) {}

    /** No answers yet. */
    static <M> Answering<M> nothing() {
        return new Answering<>(List.empty());
    }

    /** With the one answer to a kind of question. */
    <A, Q extends Question<A>> Answering<M> one(Class<Q> kind, BiFunction<? super M, ? super Q, ? extends A> answer) {
        return any(kind, (moment, question) -> Vector.of(answer.apply(moment, question)));
    }

    /** With the answers to a kind of question, any of which may be given. */
    <A, Q extends Question<A>> Answering<M> any(
            Class<Q> kind, BiFunction<? super M, ? super Q, ? extends Vector<? extends A>> answers) {
        return new Answering<>(
                kinds.append(new Kind<>(kind, (moment, question) -> answers.apply(moment, kind.cast(question)))));
    }

    /** What is possible in this moment. */
    Possible in(M moment) {
        return Possible.asking(question -> answers(moment, question));
    }

    private Vector<?> answers(M moment, Question<?> question) {
        for (Kind<M> kind : kinds) {
            if (kind.of == question.getClass()) {
                return kind.answers.apply(moment, question);
            }
        }
        return Possible.nothing().answers(question);
    }
}
