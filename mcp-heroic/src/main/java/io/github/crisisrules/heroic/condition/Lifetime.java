package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_11;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.control.Option;

/** How long a trait that was created lasts. */
public enum Lifetime {
    /** For one roll. */
    ROLL,
    /** To the end of this scene. */
    SCENE,
    /** To the end of the next action scene; made in this one. */
    NEXT_ACTION_SCENE,
    /** To the end of the action scene that comes, or is on. */
    COMING_ACTION_SCENE,
    /** Until recovered. */
    RECOVERED;

    /** What is left of a lifetime when something ends: the one function that says what ends when. */
    @Rule({USE, PP_AFTER, PP_TRANSITION, COMPLICATION_OUT, RULING_11})
    public Option<Lifetime> after(Ending ending) {
        boolean ends = (this == ROLL && ending != Ending.ACT && ending != Ending.SESSION)
                || (this == SCENE && ending.isScene())
                || (this == COMING_ACTION_SCENE && ending == Ending.ACTION_SCENE);
        boolean nears = this == NEXT_ACTION_SCENE && ending.isScene();
        return ends ? Option.none() : Option.some(nears ? COMING_ACTION_SCENE : this);
    }
}
