package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Worded;

/**
 * A value whose description may refer to players. {@link #words(Names)} uses their names, {@link #words()} their
 * registration numbers.
 */
public interface PlayerWords extends Worded {
    @Override
    default String words() {
        return words(Names.AS_WRITTEN);
    }

    @Override
    String words(Names names);
}
