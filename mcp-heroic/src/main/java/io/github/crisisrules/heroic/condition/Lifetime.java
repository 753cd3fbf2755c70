package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.vavr.control.Option;

/** How long a trait that was created lasts. */
public enum Lifetime implements Worded {
    /** For one roll. */
    ROLL("for one roll"),
    /** To the end of this scene. */
    SCENE("for the scene"),
    /** To the end of the next action scene; made in this one. */
    NEXT_ACTION_SCENE("to the end of the next action scene"),
    /** To the end of the action scene that comes, or is on. */
    COMING_ACTION_SCENE("to the end of the action scene"),
    /** Until recovered. */
    RECOVERED("until recovered");

    private final String words;

    Lifetime(String words) {
        this.words = words;
    }

    /** For people: {@code for the scene}. */
    @Override
    public String words() {
        return words;
    }

    /** What is left of a lifetime when something ends: the one function that says what ends when. */
    @Rule({USE, PP_AFTER, PP_TRANSITION, COMPLICATION_OUT, STRESSED_OUT_UNTIL_RECOVERED})
    public Option<Lifetime> after(Ending ending) {
        boolean ends = (this == ROLL && ending != Ending.ACT && ending != Ending.SESSION)
                || (this == SCENE && ending.isScene())
                || (this == COMING_ACTION_SCENE && ending == Ending.ACTION_SCENE);
        boolean nears = this == NEXT_ACTION_SCENE && ending.isScene();
        return ends ? Option.none() : Option.some(nears ? COMING_ACTION_SCENE : this);
    }
}
