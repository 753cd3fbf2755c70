package io.github.crisisrules.core.game;

import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A table that answers by the kind of question. What has no answer here is asked of another table.
 *
 * <pre>{@code
 * Table answers = Answers.otherwise(Table.drawing(seed.draws())) // for people: a table that asks them
 *         .to(ColossusQuestion.ChartFace.class, question -> CrisisDie.roll(seed.split("chart")))
 *         .to(ColossusQuestion.DamageToHim.class, question -> AttackResult.of(3));
 * }</pre>
 */
public final class Answers implements Table {
    private final Table otherwise;
    private final LinkedHashMap<Class<?>, Function<Question<?>, ?>> byKind;

    private Answers(Table otherwise, LinkedHashMap<Class<?>, Function<Question<?>, ?>> byKind) {
        this.otherwise = otherwise;
        this.byKind = byKind;
    }

    /** No answers yet: everything is asked of {@code table}. */
    public static Answers otherwise(Table table) {
        return new Answers(table, LinkedHashMap.empty());
    }

    /** No answers yet, and nobody else to ask: a question without an answer is an {@link IllegalArgumentException}. */
    public static Answers only() {
        return otherwise(new Table() {
            @Override
            public <A> A answer(Question<A> question) {
                throw new IllegalArgumentException("nobody answers '" + question.words() + "': add an answer to "
                        + question.getClass().getSimpleName());
            }
        });
    }

    /** With an answer to one kind of question. */
    public <A, Q extends Question<A>> Answers to(Class<Q> kind, Function<? super Q, ? extends A> answer) {
        return new Answers(otherwise, byKind.put(kind, question -> answer.apply(kind.cast(question))));
    }

    @Override
    @SuppressWarnings("unchecked") // to() takes an answer only with the kind of question that has answers of its type
    public <A> A answer(Question<A> question) {
        Option<Function<Question<?>, ?>> own = byKind.get(question.getClass());
        return own.isDefined() ? (A) own.get().apply(question) : otherwise.answer(question);
    }
}
