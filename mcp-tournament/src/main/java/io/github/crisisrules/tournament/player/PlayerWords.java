package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Worded;

/** What speaks of players. It is told with their names; {@code words()} tells it with registration numbers. */
public interface PlayerWords extends Worded {
    @Override
    default String words() {
        return words(Names.AS_WRITTEN);
    }

    @Override
    String words(Names names);
}
