package io.github.crisisrules.core.game;

import io.github.crisisrules.core.text.Describable;

/**
 * A command: a decision of a player, or an observation of the physical game. Its description is an instruction:
 * "activate Lancer".
 */
public interface GameCommand extends Describable {}
