package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ENDS_AT_THE_FIRST_CONDITION;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.CombatantId;

/** The consequences of damage, including those that replace being Dazed. */
public final class HarmRules {
    private static final int RAGE_POINTS = 2;

    private HarmRules() {}

    /** Deals damage to a character of either side. */
    public static Story<HulkState, HulkEvent> suffer(
            Story<HulkState, HulkEvent> story, CombatantId character, int damage) {
        return character.equals(HulkSetup.HULK) ? hulk(story, damage) : crisis(story, character, damage);
    }

    /**
     * Deals damage to a Crisis Team character, which is Subdued instead of Dazed. A character that is already
     * Subdued is pushed instead of suffering damage.
     */
    @Rule({SUBDUED, SUBDUED_IS_NOT_DAZED})
    private static Story<HulkState, HulkEvent> crisis(
            Story<HulkState, HulkEvent> story, CombatantId character, int damage) {
        if (damage == 0 || !story.frame().combatant(character).isInPlay()) {
            return story;
        }
        if (story.state().isSubdued(character)) {
            return story.then(new HulkEvent.SubduedPushDue(character));
        }
        Story<HulkState, HulkEvent> harmed = story.inFrame(Harm.damage(story.frame(), character, damage));
        return Harm.isFelled(harmed.frame().combatant(character))
                ? harmed.then(new HulkEvent.Subdued(character))
                : harmed;
    }

    /**
     * Deals damage to Hulk, who gains Rage instead of being Dazed: first the token and its victory points, then
     * all damage is removed, then the characters near him are pushed.
     */
    @Rule({RAGE, ENDS_AT_THE_FIRST_CONDITION, SCORE})
    private static Story<HulkState, HulkEvent> hulk(Story<HulkState, HulkEvent> story, int damage) {
        Story<HulkState, HulkEvent> harmed = story.inFrame(Harm.damage(story.frame(), HulkSetup.HULK, damage));
        Combatant hulk = harmed.state().hulk();
        return Harm.isFelled(hulk)
                ? harmed.then(new HulkEvent.RageGained(harmed.state().rage() + 1, RAGE_POINTS))
                        .inFrame(new FrameEvent.DamageRemoved(HulkSetup.HULK, hulk.damage()))
                        .then(new HulkEvent.RagePushDue())
                : harmed;
    }

    /** Applies an attack or collision to Hulk. Puny reduces the damage by 1, to no less than 0. */
    @Rule(PUNY)
    public static Story<HulkState, HulkEvent> hit(
            Story<HulkState, HulkEvent> story, int damage, boolean pushes, boolean reduced) {
        int rest = Math.max(0, damage - (reduced ? 1 : 0));
        return suffer(story.then(new HulkEvent.HulkHit(rest, pushes, reduced)), HulkSetup.HULK, rest);
    }
}
