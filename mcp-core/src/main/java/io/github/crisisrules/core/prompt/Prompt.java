package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.Function3;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A choice with questions that must be answered first, and the function from their answers to the command. People,
 * a simulation or a map can answer: all of them use the same list of questions.
 */
public final class Prompt<C extends Describable> implements Choice<C> {
    private final Describable label;
    private final Vector<Question<?>> questions;
    private final Function<AnswerSource, C> command;

    private Prompt(Describable label, Vector<Question<?>> questions, Function<AnswerSource, C> command) {
        this.label = label;
        this.questions = questions;
        this.command = command;
    }

    /** Creates a prompt with one question. */
    public static <A, C extends Describable> Prompt<C> of(
            Describable label, Question<A> question, Function<? super A, ? extends C> command) {
        return new Prompt<>(label, Vector.of(question), table -> command.apply(table.answer(question)));
    }

    /** Creates a prompt with two questions, asked in this order. */
    public static <A, B, C extends Describable> Prompt<C> of(
            Describable label,
            Question<A> first,
            Question<B> second,
            BiFunction<? super A, ? super B, ? extends C> command) {
        return new Prompt<>(
                label, Vector.of(first, second), table -> command.apply(table.answer(first), table.answer(second)));
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
                table -> command.apply(table.answer(first), table.answer(second), table.answer(third)));
    }

    /**
     * Returns this prompt as a choice of a larger game, which wraps the command. It turns a choice of the common
     * frame into one of an encounter.
     */
    public <D extends Describable> Prompt<D> map(Function<? super C, ? extends D> wrap) {
        return new Prompt<>(label, questions, table -> wrap.apply(command.apply(table)));
    }

    @Override
    public <A, Q extends Question<A>> Prompt<C> answered(Class<Q> kind, A answer) {
        return new Prompt<>(
                label,
                questions.reject(kind::isInstance),
                table -> command.apply(Answers.otherwise(table).to(kind, asked -> answer)));
    }

    @Override
    public Vector<Question<?>> questions() {
        return questions;
    }

    @Override
    public C command(AnswerSource table) {
        return command.apply(table);
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
