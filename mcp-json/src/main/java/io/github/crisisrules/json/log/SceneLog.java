package io.github.crisisrules.json.log;

import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;

/** The log format of scenes. A class of its own, so that a program with one game needs no other. */
final class SceneLog {
    static final LogFormat<SceneStart, SceneState, SceneCommand, SceneEvent> FORMAT = new LogFormat<>(
            "crisisrules.scenes",
            SceneStart.class,
            play -> SceneStart.of(play.start()),
            start -> LogFormat.started(Scene.start(start)),
            new LoggedGame<>(
                    SceneCommand.class,
                    SceneEvent.class,
                    state -> 1000 * state.act() + state.scene(),
                    state -> state,
                    ReplayCost.bySize()));

    private SceneLog() {}
}
