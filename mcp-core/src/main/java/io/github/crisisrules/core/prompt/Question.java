package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.control.Option;

/**
 * A question about something that the library cannot know: the faces of a roll, the characters in range, the choice
 * of a player. Every type of question is a record of its game, so that a simulation or a map can answer it by its
 * type; its form is all that a page needs to ask people.
 *
 * @param <A> the type of answers
 */
public interface Question<A> extends Describable {
    /** Returns the form of an answer. */
    Form<A> form();

    /**
     * Returns the description of one option of the form. For a question about a match, it contains the names of the
     * players.
     */
    default String describeOption(Object option, Wording wording) {
        if (option instanceof Boolean yes) {
            return yes ? Sentences.yes(wording) : Sentences.no(wording);
        }
        return option instanceof Option<?> one && one.isEmpty() ? Sentences.none(wording) : wording.textAny(option);
    }

    /** Returns the description of one part of the answer, counted from 0, if the form has parts: "VPs of Ada". */
    default String describePart(int part, Wording wording) {
        return Sentences.part(wording, describe(wording), part + 1);
    }
}
