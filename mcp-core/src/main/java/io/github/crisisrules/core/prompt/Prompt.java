package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.Function3;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A choice with questions that must be answered first, and the function from their answers to the command or to
 * further questions. People, a simulation or a map can answer: all of them use the same questions.
 */
public final class Prompt<C extends Describable> implements Choice<C> {
    private final Describable label;
    private final Vector<Question<?>> questions;
    private final Function<AnswerSource, Choice<C>> next;

    private Prompt(Describable label, Vector<Question<?>> questions, Function<AnswerSource, Choice<C>> next) {
        this.label = label;
        this.questions = questions;
        this.next = next;
    }

    /** Creates a prompt with one question. */
    public static <A, C extends Describable> Prompt<C> of(
            Describable label, Question<A> question, Function<? super A, ? extends C> command) {
        return new Prompt<>(label, Vector.of(question), table -> new Ready<>(command.apply(answer(table, question))));
    }

    /** Creates a prompt with two questions, asked in this order. */
    public static <A, B, C extends Describable> Prompt<C> of(
            Describable label,
            Question<A> first,
            Question<B> second,
            BiFunction<? super A, ? super B, ? extends C> command) {
        return new Prompt<>(
                label,
                Vector.of(first, second),
                table -> new Ready<>(command.apply(answer(table, first), answer(table, second))));
    }

    /** Creates a prompt with three questions, asked in this order. */
    public static <A, B, D, C extends Describable> Prompt<C> of(
            Describable label,
            Question<A> first,
            Question<B> second,
            Question<D> third,
            Function3<? super A, ? super B, ? super D, ? extends C> command) {
        return new Prompt<>(
                label,
                Vector.of(first, second, third),
                table -> new Ready<>(command.apply(answer(table, first), answer(table, second), answer(table, third))));
    }

    /**
     * Creates a prompt whose first answer decides what follows: a complete command, or a prompt with further
     * questions.
     */
    public static <A, C extends Describable> Prompt<C> first(
            Describable label, Question<A> question, Function<? super A, ? extends Choice<C>> next) {
        return new Prompt<>(label, Vector.of(question), table -> next.apply(answer(table, question)));
    }

    /**
     * Creates a group: a prompt that first asks which of several choices is meant, and then what that choice asks.
     *
     * @param question the question which of the choices is meant
     * @param choices creates the choices, which must not be empty, when the question is asked
     */
    public static <C extends Describable> Prompt<C> group(
            Describable label, Describable question, Supplier<Vector<Choice<C>>> choices) {
        return first(label, new WhichChoice<>(question, Lazy.of(choices)), Function.identity());
    }

    private static <A> A answer(AnswerSource table, Question<A> question) {
        return question.form().onlyAnswer().getOrElse(() -> table.answer(question));
    }

    @Override
    public <D extends Describable> Prompt<D> map(Function<? super C, ? extends D> wrap) {
        return new Prompt<>(label, questions, table -> next.apply(table).map(wrap));
    }

    @Override
    public <A, Q extends Question<A>> Prompt<C> answered(Class<Q> kind, A answer) {
        return new Prompt<>(
                label,
                questions.reject(kind::isInstance),
                table -> next.apply(Answers.otherwise(table).to(kind, asked -> answer))
                        .answered(kind, answer));
    }

    @Override
    public Vector<Question<?>> questions() {
        return questions;
    }

    @Override
    public Choice<C> next(AnswerSource table) {
        return next.apply(table);
    }

    @Override
    public C command(AnswerSource table) {
        return next.apply(table).command(table);
    }

    @Override
    public Describable topic() {
        return label;
    }

    @Override
    public String describe(Wording wording) {
        return label.describe(wording);
    }

    @Override
    public String toString() {
        return describe() + questions.map(Question::describe).mkString(" (", "; ", ")");
    }
}
