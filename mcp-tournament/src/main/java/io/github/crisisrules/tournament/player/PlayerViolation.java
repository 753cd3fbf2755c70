package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;

/** A refusal that may speak of players. It is told with their names; {@code message()} tells it with registration numbers. */
public interface PlayerViolation extends RuleViolation {
    @Override
    default String message() {
        return message(Names.AS_WRITTEN);
    }

    @Override
    String message(Names names);
}
