package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** The two kinds of scenes of an Act. */
@Rule(SCENES)
public enum SceneKind implements Worded {
    /** Characters drive the story on. */
    ACTION,
    /** Between action scenes: recovery, information, plans. */
    TRANSITION;

    /** For people. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
