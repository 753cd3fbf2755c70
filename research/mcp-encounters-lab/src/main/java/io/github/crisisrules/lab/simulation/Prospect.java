package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.prompt.Choice;

/** An option of a player in a moment, known only in part until the dice are rolled. */
@FunctionalInterface
public interface Prospect<C extends GameCommand> {
    /** Returns the command of this option with the given answers and their dice. */
    C command(AnswerOptions possible);

    /** Returns an option for a command that needs no dice. */
    static <C extends GameCommand> Prospect<C> of(C command) {
        return possible -> command;
    }

    /**
     * Returns an option for a choice that dice decide: its command, or {@code otherwise} if the dice have no
     * effect.
     */
    static <C extends GameCommand> Prospect<C> rolled(Choice<C> choice, C otherwise) {
        return possible -> possible.commands(choice).headOption().getOrElse(otherwise);
    }
}
