package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;

import io.github.crisisrules.core.rulebook.Rule;

/** Everything a plot point buys. Each costs one; villains pay one doom die instead. */
@Rule({PP_BEFORE, PP_AFTER, PP_ANY, PP_TRANSITION, PP_OPP})
public enum PlotSpend {
    /** Before a roll: an extra trait. */
    EXTRA_TRAIT(PP_BEFORE),
    /** Before a roll: a D8 for a creative use of a power or specialty. */
    STUNT(PP_BEFORE),
    /** Before a roll: one's own stress die, which then steps up. */
    OWN_STRESS(PP_BEFORE),
    /** Before a roll: a D6. */
    PUSH(PP_BEFORE),
    /** Before a recovery: a trait of another hero, who is handed the point. */
    BORROWED_TRAIT(RECOVER_TRANSITION),
    /** After a won reaction: its effect die strikes back. */
    COUNTER_ATTACK(PP_AFTER),
    /** After a roll: one more die into the total. */
    EXTRA_TOTAL_DIE(PP_AFTER),
    /** After a roll: one more effect die. */
    EXTRA_EFFECT_DIE(PP_AFTER),
    /** Stress just taken becomes another type. */
    CHANGE_STRESS(PP_AFTER),
    /** An asset lasts to the end of the scene. */
    KEEP_ASSET(PP_AFTER),
    /** A complication lasts to the end of the next action scene. */
    KEEP_COMPLICATION(PP_AFTER),
    /** A special effect that costs one. */
    SPECIAL_EFFECT(PP_ANY),
    /** A villain's limit. */
    VILLAIN_LIMIT(PP_ANY),
    /** A trait that a power could easily remove, if the Watcher agrees. */
    REMOVE_TRAIT(PP_ANY),
    /** In a transition scene: a resource from a specialty. */
    RESOURCE(PP_TRANSITION),
    /** On the Watcher's opportunity: a push, stunt or asset steps up. */
    STEP_UP_ON_OPPORTUNITY(PP_OPP),
    /** On the Watcher's opportunity: a resource for the scene. */
    RESOURCE_ON_OPPORTUNITY(PP_OPP);

    private final String rule;

    PlotSpend(String rule) {
        this.rule = rule;
    }

    /** The rule it stands in. */
    public String rule() {
        return rule;
    }
}
