package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Cited;
import io.github.crisisrules.core.rulebook.Worded;

/** What a game waits for. In words, it says who has to do what: "the Crisis Team activates a character". */
public interface Awaited extends Cited, Worded {}
