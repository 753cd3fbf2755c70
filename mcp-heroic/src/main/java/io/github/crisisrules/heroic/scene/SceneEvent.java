package io.github.crisisrules.heroic.scene;

import io.vavr.collection.Vector;

/** What happened. Each event knows the state it leads to, so that a log replays exactly. */
public sealed interface SceneEvent permits TableEvent, CastEvent, ActionEvent {
    /** The state after it. */
    SceneState applyTo(SceneState state);

    /** The ids of the rules it rests on, as in the catalogue. */
    Vector<String> rules();

    /** What the cases make of it: those of the table, of one of the cast, or of an action. */
    <R> R match(TableEvent.Cases<R> table, CastEvent.Cases<R> cast, ActionEvent.Cases<R> action);
}
