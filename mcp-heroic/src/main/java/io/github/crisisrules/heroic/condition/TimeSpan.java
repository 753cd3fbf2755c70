package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;

import io.github.crisisrules.core.rulebook.Rule;

/** The end of a roll, a scene, an Act or a session. Acts and sessions end between scenes. */
@Rule(SCENES)
public enum TimeSpan {
    /** The end of a roll in which the trait was used. */
    ROLL,
    /** The end of an action scene. */
    ACTION_SCENE,
    /** The end of a transition scene. */
    TRANSITION_SCENE,
    /** The end of an Act. */
    ACT,
    /** The end of a session. */
    SESSION;

    /** Returns the end of a scene of the given kind. */
    public static TimeSpan of(SceneKind kind) {
        return kind == SceneKind.ACTION ? ACTION_SCENE : TRANSITION_SCENE;
    }

    /** Returns whether this is the end of a scene. */
    public boolean isScene() {
        return this == ACTION_SCENE || this == TRANSITION_SCENE;
    }
}
