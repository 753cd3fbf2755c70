package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * A command that may be given now: either complete ({@link Ready}) or with questions to be answered first ({@link
 * Prompt}). The answers decide whether further questions follow. Every command that a choice builds from answers
 * within its questions' forms is accepted by the rules.
 *
 * @param <C> the type of commands
 */
public sealed interface Choice<C extends Describable> extends Describable permits Ready, Prompt {
    /** Returns the questions to answer next; empty for a command that is complete. */
    Vector<Question<?>> questions();

    /**
     * Returns the choice that remains once {@code table} has answered the {@link #questions()}: a complete command,
     * or a prompt with the questions that follow from the answers.
     */
    Choice<C> next(AnswerSource table);

    /**
     * Returns the command, built from the answers of {@code table}, which is asked one question after another. A
     * question with only one possible answer is not asked.
     */
    C command(AnswerSource table);

    /** Returns whether this is a group of choices, see {@link Prompt#group}. */
    default boolean isGroup() {
        return questions().exists(question -> question instanceof WhichChoice<?>);
    }

    /** Returns the choices of this group; none if this choice is no group. */
    default Vector<Choice<C>> members() {
        return isGroup() ? ((WhichChoice<?>) questions().head()).sources().map(this::next) : Vector.empty();
    }

    /** Returns this choice as one of a larger game, which wraps the command. */
    <D extends Describable> Choice<D> map(Function<? super C, ? extends D> wrap);

    /**
     * Returns a copy of this choice in which every question of one type has the given answer and is no longer
     * asked. Use it for answers that are known, such as the time.
     */
    <A, Q extends Question<A>> Choice<C> answered(Class<Q> kind, A answer);

    /**
     * Returns what this choice is about, as a value by which a program recognizes it in any language and position:
     * the label of a prompt, or the command itself if it is complete.
     */
    Describable topic();

    /** Returns the label for a button or a menu: "roll the Gamma Aura". */
    @Override
    String describe(Wording wording);
}
