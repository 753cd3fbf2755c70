package io.github.crisisrules.heroic.scene;

/** What happened. Each event knows the state it leads to, so that a log replays exactly. */
public sealed interface SceneEvent permits TableEvent, ActionEvent {
    /** The state after it. */
    SceneState applyTo(SceneState state);
}
