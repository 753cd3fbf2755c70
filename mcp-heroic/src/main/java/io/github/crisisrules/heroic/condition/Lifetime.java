package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.control.Option;

/** The lifetime of a trait created in play. */
public enum Lifetime implements Describable {
    /** One roll. */
    ROLL,
    /** Until the end of the current scene. */
    SCENE,
    /** Until the end of the action scene that follows the current scene. */
    NEXT_ACTION_SCENE,
    /** Until the end of the current action scene or, between action scenes, of the next one. */
    COMING_ACTION_SCENE,
    /** Until recovered. */
    RECOVERED;

    /**
     * Returns the remaining lifetime after something has ended, or none if the trait ends with it. This function
     * alone decides when traits end.
     */
    @Rule({USE, PP_AFTER, PP_TRANSITION, COMPLICATION_OUT, STRESSED_OUT_UNTIL_RECOVERED})
    public Option<Lifetime> after(TimeSpan ending) {
        boolean ends = (this == ROLL && ending != TimeSpan.ACT && ending != TimeSpan.SESSION)
                || (this == SCENE && ending.isScene())
                || (this == COMING_ACTION_SCENE && ending == TimeSpan.ACTION_SCENE);
        boolean nears = this == NEXT_ACTION_SCENE && ending.isScene();
        return ends ? Option.none() : Option.some(nears ? COMING_ACTION_SCENE : this);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
