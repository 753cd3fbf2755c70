package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.game.Awaited;

/** A decision or report that an encounter waits for. The choices of the game list the commands that answer it. */
public interface EncounterAwaited extends Awaited {}
