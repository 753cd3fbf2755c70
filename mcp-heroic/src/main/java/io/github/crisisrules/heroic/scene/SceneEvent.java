package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.GameEvent;

/** What happened at the table. */
public sealed interface SceneEvent extends GameEvent<SceneState> permits TableEvent, CastEvent, ActionEvent {}
