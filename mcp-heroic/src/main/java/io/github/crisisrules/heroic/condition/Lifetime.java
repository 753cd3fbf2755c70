package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.control.Option;

/** The lifetime of a trait created in play. */
public enum Lifetime implements Describable {
    /** One roll. */
    ROLL("for one roll"),
    /** Until the end of the current scene. */
    SCENE("for the scene"),
    /** Until the end of the action scene that follows the current scene. */
    NEXT_ACTION_SCENE("to the end of the next action scene"),
    /** Until the end of the current action scene or, between action scenes, of the next one. */
    COMING_ACTION_SCENE("to the end of the action scene"),
    /** Until recovered. */
    RECOVERED("until recovered");

    private final String words;

    Lifetime(String words) {
        this.words = words;
    }

    /** Describes the lifetime, as in {@code for the scene}. */
    @Override
    public String words() {
        return words;
    }

    /**
     * Returns the remaining lifetime after something has ended, or none if the trait ends with it. This function
     * alone decides when traits end.
     */
    @Rule({USE, PP_AFTER, PP_TRANSITION, COMPLICATION_OUT, STRESSED_OUT_UNTIL_RECOVERED})
    public Option<Lifetime> after(Ending ending) {
        boolean ends = (this == ROLL && ending != Ending.ACT && ending != Ending.SESSION)
                || (this == SCENE && ending.isScene())
                || (this == COMING_ACTION_SCENE && ending == Ending.ACTION_SCENE);
        boolean nears = this == NEXT_ACTION_SCENE && ending.isScene();
        return ends ? Option.none() : Option.some(nears ? COMING_ACTION_SCENE : this);
    }
}
