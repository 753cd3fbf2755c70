package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Wording;
import io.vavr.control.Either;

/**
 * A parser of the texts of a {@link Form.Written} form.
 *
 * @param <A> the type of answers
 */
@FunctionalInterface
public interface AnswerReader<A> {
    /** Returns the answer that the text of {@code field} gives, or its fault in the given wording. */
    Either<FieldFault, A> read(String field, String text, Wording wording);
}
