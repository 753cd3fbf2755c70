package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;

import io.github.crisisrules.core.rulebook.Rule;

/** What comes to an end. An Act or a session ends between scenes. */
@Rule(SCENES)
public enum Ending {
    /** A roll in which the trait was used. */
    ROLL,
    /** An action scene. */
    ACTION_SCENE,
    /** A transition scene. */
    TRANSITION_SCENE,
    /** An Act. */
    ACT,
    /** An evening of play. */
    SESSION;

    /** The end of a scene of that kind. */
    public static Ending of(SceneKind kind) {
        return kind == SceneKind.ACTION ? ACTION_SCENE : TRANSITION_SCENE;
    }

    /** Whether a scene ends. */
    public boolean isScene() {
        return this == ACTION_SCENE || this == TRANSITION_SCENE;
    }
}
