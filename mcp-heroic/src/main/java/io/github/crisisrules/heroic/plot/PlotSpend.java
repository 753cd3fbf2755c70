package io.github.crisisrules.heroic.plot;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.rulebook.HasRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The uses of plot points. Each costs one point; villains pay one doom die instead. */
@Rule({PP_BEFORE, PP_AFTER, PP_ANY, PP_TRANSITION, PP_OPP})
public enum PlotSpend implements HasRules, Describable {
    /** Before a roll: an extra trait. */
    EXTRA_TRAIT(PP_BEFORE),
    /** Before a roll: a D8 for a creative use of a power or specialty. */
    STUNT(PP_BEFORE),
    /** Before a roll: the character's own stress die, which steps up afterwards. */
    OWN_STRESS(PP_BEFORE),
    /** Before a roll: a D6. */
    PUSH(PP_BEFORE),
    /** Before a recovery: a trait of another hero, who receives the point. */
    BORROWED_TRAIT(RECOVER_TRANSITION),
    /** After a won reaction: its effect die is used as a counter-attack. */
    COUNTER_ATTACK(PP_AFTER),
    /** After a roll: one more die in the total. */
    EXTRA_TOTAL_DIE(PP_AFTER),
    /** After a roll: one more effect die. */
    EXTRA_EFFECT_DIE(PP_AFTER),
    /** Changes the type of stress just taken. */
    CHANGE_STRESS(PP_AFTER),
    /** Keeps an asset until the end of the scene. */
    KEEP_ASSET(PP_AFTER),
    /** Keeps a complication until the end of the next action scene. */
    KEEP_COMPLICATION(PP_AFTER),
    /** A special effect that costs a plot point. */
    SPECIAL_EFFECT(PP_ANY),
    /** A villain's limit. */
    VILLAIN_LIMIT(PP_ANY),
    /** Removes a trait that a power could easily remove, if the Watcher agrees. */
    REMOVE_TRAIT(PP_ANY),
    /** In a transition scene: a resource from a specialty. */
    RESOURCE(PP_TRANSITION),
    /** On an opportunity of the Watcher: a push, stunt or asset steps up. */
    STEP_UP_ON_OPPORTUNITY(PP_OPP),
    /** On an opportunity of the Watcher: a resource for the scene. */
    RESOURCE_ON_OPPORTUNITY(PP_OPP),
    /** A ruling of the Watcher. */
    RULING(WATCHER_RULES_ON_SPECIAL_EFFECTS);

    private final String rule;

    PlotSpend(String rule) {
        this.rule = rule;
    }

    /**
     * Returns the die that a push or a stunt adds to the pool, or none for any other use.
     *
     * @param stepsUp the number of steps up that were bought on opportunities
     */
    @Rule({PP_BEFORE, PP_OPP})
    public Option<DieSize> die(int stepsUp) {
        return Option.when(this == PUSH || this == STUNT, () -> (this == PUSH ? DieSize.D6 : DieSize.D8).up(stepsUp));
    }

    /** Returns the id of the rule that allows it. */
    @Override
    public Vector<String> rules() {
        return Vector.of(rule);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
