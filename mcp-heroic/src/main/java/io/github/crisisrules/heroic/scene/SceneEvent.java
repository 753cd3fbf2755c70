package io.github.crisisrules.heroic.scene;

import io.vavr.collection.Vector;

/** What happened. Each event knows the state it leads to, so that a log replays exactly. */
public sealed interface SceneEvent permits TableEvent, CastEvent, ActionEvent {
    /** The state after it. */
    SceneState applyTo(SceneState state);

    /** The ids of the rules it rests on, as in the catalogue. */
    Vector<String> rules();
}
