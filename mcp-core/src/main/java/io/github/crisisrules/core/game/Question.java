package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Named;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Worded;

/**
 * Something that only the table knows: what was rolled, who is in range, whom somebody chooses. Each kind of question is a
 * record of its game, so that a simulation or a map can answer it by what it is about; its form is all that a page needs to
 * ask people.
 *
 * @param <A> answer
 */
public interface Question<A> extends Worded {
    /** What an answer looks like. */
    Form<A> form();

    /** One of the options of its form in words; for a question about a match, with the names of its players. */
    default String optionWords(Object option, Names names) {
        if (option instanceof Named named) {
            return names.of(named);
        }
        if (option instanceof Boolean yes) {
            return yes ? "yes" : "no";
        }
        return option instanceof Worded worded ? worded.words(names) : option.toString();
    }

    /** What is asked for in one part of the answer, from 0, where its form has parts: "VPs of Ada". */
    default String partWords(int part, Names names) {
        return words(names) + " (" + (part + 1) + ")";
    }
}
