package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.text.Describable;

/**
 * The step that a game waits for. Its description says which side or player has to do what: "the Crisis Team
 * activates a character".
 */
public interface Awaited extends HasRules, Describable {}
