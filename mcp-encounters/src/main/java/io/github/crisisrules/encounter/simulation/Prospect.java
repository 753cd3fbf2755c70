package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.GameCommand;

/** Something that a player may do in a moment, as far as it is known before the dice are rolled. */
@FunctionalInterface
public interface Prospect<C extends GameCommand> {
    /** The command that comes of it with what this table allows and the dice it has. */
    C command(Possible possible);

    /** A command about which no dice decide. */
    static <C extends GameCommand> Prospect<C> of(C command) {
        return possible -> command;
    }

    /** A choice about which dice decide: its command, or another one where they come to nothing. */
    static <C extends GameCommand> Prospect<C> rolled(Choice<C> choice, C otherwise) {
        return possible -> possible.commands(choice).headOption().getOrElse(otherwise);
    }
}
