package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;

/** The uses of plot points. Each costs one point; villains pay one doom die instead. */
@Rule({PP_BEFORE, PP_AFTER, PP_ANY, PP_TRANSITION, PP_OPP})
public enum PlotSpend implements HasRules, Describable {
    /** Before a roll: an extra trait. */
    EXTRA_TRAIT(PP_BEFORE, "one more trait"),
    /** Before a roll: a D8 for a creative use of a power or specialty. */
    STUNT(PP_BEFORE, "a stunt"),
    /** Before a roll: the character's own stress die, which steps up afterwards. */
    OWN_STRESS(PP_BEFORE, "using one's own stress"),
    /** Before a roll: a D6. */
    PUSH(PP_BEFORE, "a push"),
    /** Before a recovery: a trait of another hero, who receives the point. */
    BORROWED_TRAIT(RECOVER_TRANSITION, "a borrowed trait"),
    /** After a won reaction: its effect die is used as a counter-attack. */
    COUNTER_ATTACK(PP_AFTER, "a counter-attack"),
    /** After a roll: one more die in the total. */
    EXTRA_TOTAL_DIE(PP_AFTER, "one more die in the total"),
    /** After a roll: one more effect die. */
    EXTRA_EFFECT_DIE(PP_AFTER, "one more effect die"),
    /** Changes the type of stress just taken. */
    CHANGE_STRESS(PP_AFTER, "another type of stress"),
    /** Keeps an asset until the end of the scene. */
    KEEP_ASSET(PP_AFTER, "an asset that lasts for the scene"),
    /** Keeps a complication until the end of the next action scene. */
    KEEP_COMPLICATION(PP_AFTER, "a complication that lasts to the end of the next action scene"),
    /** A special effect that costs a plot point. */
    SPECIAL_EFFECT(PP_ANY, "a special effect"),
    /** A villain's limit. */
    VILLAIN_LIMIT(PP_ANY, "a limit of a villain"),
    /** Removes a trait that a power could easily remove, if the Watcher agrees. */
    REMOVE_TRAIT(PP_ANY, "removing a trait with ease"),
    /** In a transition scene: a resource from a specialty. */
    RESOURCE(PP_TRANSITION, "a resource"),
    /** On an opportunity of the Watcher: a push, stunt or asset steps up. */
    STEP_UP_ON_OPPORTUNITY(PP_OPP, "a step up on an opportunity"),
    /** On an opportunity of the Watcher: a resource for the scene. */
    RESOURCE_ON_OPPORTUNITY(PP_OPP, "a resource on an opportunity"),
    /** A ruling of the Watcher. */
    RULING(WATCHER_RULES_ON_SPECIAL_EFFECTS, "a ruling of the Watcher");

    private final String rule;
    private final String words;

    PlotSpend(String rule, String words) {
        this.rule = rule;
        this.words = words;
    }

    /** Returns the id of the rule that allows it. */
    @Override
    public Vector<String> rules() {
        return Vector.of(rule);
    }

    /** Describes the use, as in {@code a stunt}. */
    @Override
    public String words() {
        return words;
    }
}
