package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.GameEvent;

/** An event in a scene. */
public sealed interface SceneEvent extends GameEvent<SceneState> permits StoryEvent, CastEvent, ActionEvent {}
