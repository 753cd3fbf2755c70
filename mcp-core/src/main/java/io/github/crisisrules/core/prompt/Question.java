package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Named;
import io.github.crisisrules.core.rulebook.Names;

/**
 * A question about something that the library cannot know: the faces of a roll, the characters in range, the choice
 * of a player. Every type of question is a record of its game, so that a simulation or a map can answer it by its
 * type; its form is all that a page needs to ask people.
 *
 * @param <A> answer
 */
public interface Question<A> extends Describable {
    /** Returns the form of an answer. */
    Form<A> form();

    /**
     * Returns the description of one option of the form. For a question about a match, it contains the names of the
     * players.
     */
    default String optionWords(Object option, Names names) {
        if (option instanceof Named named) {
            return names.of(named);
        }
        if (option instanceof Boolean yes) {
            return yes ? "yes" : "no";
        }
        return option instanceof Describable worded ? worded.words(names) : option.toString();
    }

    /** Returns the description of one part of the answer, counted from 0, if the form has parts: "VPs of Ada". */
    default String partWords(int part, Names names) {
        return words(names) + " (" + (part + 1) + ")";
    }
}
