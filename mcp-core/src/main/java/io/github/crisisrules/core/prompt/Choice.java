package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;

/**
 * A command that may be given now: either complete ({@link Ready}) or with questions to be answered first
 * ({@link Prompt}). Every command that a choice builds from answers within its questions' forms is accepted by the
 * rules.
 *
 * @param <C> command
 */
public sealed interface Choice<C extends Describable> extends Describable permits Ready, Prompt {
    /** Returns the questions that must be answered first; empty for a command that is complete. */
    Vector<Question<?>> questions();

    /** Returns the command, built from the answers of {@code table}. */
    C command(AnswerSource table);

    /**
     * Returns a copy of this choice in which every question of one type has the given answer and is no longer
     * asked. Use it for answers that are known, such as the time.
     */
    <A, Q extends Question<A>> Choice<C> answered(Class<Q> kind, A answer);

    /** Returns the label for a button or a menu: "roll the Gamma Aura". */
    @Override
    String describe(Wording wording);
}
