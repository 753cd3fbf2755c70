package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Worded;

/** What somebody wants, or what was seen on the table. In words it is what to do: "activate Lancer". */
public interface GameCommand extends Worded {}
