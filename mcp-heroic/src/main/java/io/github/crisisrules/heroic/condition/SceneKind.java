package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import java.util.Locale;

/** The two kinds of scenes of an Act. */
@Rule(SCENES)
public enum SceneKind implements Describable {
    /** A scene in which the characters drive the story on. */
    ACTION,
    /** A scene between action scenes, for recovery, information and plans. */
    TRANSITION;

    /** Describes the kind, as in {@code transition}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
