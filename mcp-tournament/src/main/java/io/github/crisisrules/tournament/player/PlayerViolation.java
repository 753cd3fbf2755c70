package io.github.crisisrules.tournament.player;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;

/**
 * A violation that may refer to players. {@link #message(Names)} uses their names, {@link #message()} their
 * registration numbers.
 */
public interface PlayerViolation extends RuleViolation {
    @Override
    default String message() {
        return message(Names.AS_WRITTEN);
    }

    @Override
    String message(Names names);
}
