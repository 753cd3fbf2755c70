package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The two kinds of scenes of an Act. */
@Rule(SCENES)
public enum SceneKind implements Describable {
    /** A scene in which the characters drive the story on. */
    ACTION,
    /** A scene between action scenes, for recovery, information and plans. */
    TRANSITION;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
