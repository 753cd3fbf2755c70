package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.prompt.Question;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;

/**
 * The answers to each kind of question, as functions of the moment in a game. They are set up once, because a
 * simulated game has hundreds of moments with one or two questions each.
 *
 * @param <M> the data of a moment
 */
public final class Answering<M> {
    private final List<Kind<M>> kinds;

    private Answering(List<Kind<M>> kinds) {
        this.kinds = kinds;
    }

    private record Kind<M>(Class<?> of, BiFunction<M, Question<?>, Vector<?>> answers) {}

    /** Returns a value without answers. */
    public static <M> Answering<M> nothing() {
        return new Answering<>(List.empty());
    }

    /** Returns these answers with the single answer to a kind of question. */
    public <A, Q extends Question<A>> Answering<M> one(
            Class<Q> kind, BiFunction<? super M, ? super Q, ? extends A> answer) {
        return any(kind, (moment, question) -> Vector.of(answer.apply(moment, question)));
    }

    /** Returns these answers with the answers to a kind of question, any of which may be given. */
    public <A, Q extends Question<A>> Answering<M> any(
            Class<Q> kind, BiFunction<? super M, ? super Q, ? extends Vector<? extends A>> answers) {
        return new Answering<>(
                kinds.append(new Kind<>(kind, (moment, question) -> answers.apply(moment, kind.cast(question)))));
    }

    /** Returns the possible answers in the given moment. */
    public AnswerOptions in(M moment) {
        return AnswerOptions.asking(question -> answers(moment, question));
    }

    private Vector<?> answers(M moment, Question<?> question) {
        for (Kind<M> kind : kinds) {
            if (kind.of == question.getClass()) {
                return kind.answers.apply(moment, question);
            }
        }
        return AnswerOptions.nothing().answers(question);
    }
}
