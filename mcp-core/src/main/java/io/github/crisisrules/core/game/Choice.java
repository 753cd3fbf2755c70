package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Worded;
import io.vavr.collection.Vector;

/**
 * Something that may be done now: a command that can be given as it is ({@link Ready}), or one for which the table must say
 * something first ({@link Prompt}). Every command that a choice gives for answers within its questions' forms is accepted.
 *
 * @param <C> command
 */
public sealed interface Choice<C extends GameCommand> extends Worded permits Ready, Prompt {
    /** What the table must say first; nothing for a command that is ready. */
    Vector<Question<?>> questions();

    /** The command, with what this table says. */
    C command(Table table);

    /** The same choice where the answer to one kind of question is known, such as the time: it is not asked any more. */
    <A, Q extends Question<A>> Choice<C> answered(Class<Q> kind, A answer);

    @Override
    default String words() {
        return words(Names.AS_WRITTEN);
    }

    /** For a button or a menu: "roll the Gamma Aura". */
    @Override
    String words(Names names);
}
