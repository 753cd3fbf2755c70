package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;

import io.github.crisisrules.core.rulebook.Rule;

/** The two kinds of scenes of an Act. */
@Rule(SCENES)
public enum SceneKind {
    /** Characters drive the story on. */
    ACTION,
    /** Between action scenes: recovery, information, plans. */
    TRANSITION
}
