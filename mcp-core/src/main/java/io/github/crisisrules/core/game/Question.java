package io.github.crisisrules.core.game;

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
}
