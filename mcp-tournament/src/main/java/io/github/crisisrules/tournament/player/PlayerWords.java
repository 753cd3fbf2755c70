package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Names;

/**
 * A value whose description may refer to players. {@link #words(Names)} uses their names, {@link #words()} their
 * registration numbers.
 */
public interface PlayerWords extends Describable {
    @Override
    default String words() {
        return words(Names.AS_WRITTEN);
    }

    @Override
    String words(Names names);
}
