package io.github.crisisrules.core.prompt;

import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A source of answers by the type of question. A question without an answer here is passed on to another source.
 *
 * <pre>{@code
 * AnswerSource answers = Answers.otherwise(
 *                 AnswerSource.random(seed.random())) // yours: an answer source that asks people
 *         .to(ColossusQuestion.ChartFace.class, question -> CrisisDie.roll(seed.split("chart")))
 *         .to(ColossusQuestion.DamageToColossus.class, question -> AttackResult.of(3));
 * }</pre>
 */
public final class Answers implements AnswerSource {
    private final AnswerSource otherwise;
    private final LinkedHashMap<Class<?>, Function<Question<?>, ?>> byKind;

    private Answers(AnswerSource otherwise, LinkedHashMap<Class<?>, Function<Question<?>, ?>> byKind) {
        this.otherwise = otherwise;
        this.byKind = byKind;
    }

    /** Creates a source without answers that passes every question on to {@code table}. */
    public static Answers otherwise(AnswerSource table) {
        return new Answers(table, LinkedHashMap.empty());
    }

    /**
     * Creates a source without answers and without a fallback. A question that has no answer then causes an
     * {@link IllegalArgumentException}.
     */
    public static Answers only() {
        return otherwise(new AnswerSource() {
            @Override
            public <A> A answer(Question<A> question) {
                throw new IllegalArgumentException(
                        "The question '" + question.describe() + "' has no answer. Add one for it.");
            }
        });
    }

    /** Returns a copy of this source that also answers one type of question. */
    public <A, Q extends Question<A>> Answers to(Class<Q> kind, Function<? super Q, ? extends A> answer) {
        return new Answers(otherwise, byKind.put(kind, question -> answer.apply(kind.cast(question))));
    }

    @Override
    @SuppressWarnings("unchecked") // to() ties the type of an answer to the type of its question
    public <A> A answer(Question<A> question) {
        Option<Function<Question<?>, ?>> own = byKind.get(question.getClass());
        return own.isDefined() ? (A) own.get().apply(question) : otherwise.answer(question);
    }
}
