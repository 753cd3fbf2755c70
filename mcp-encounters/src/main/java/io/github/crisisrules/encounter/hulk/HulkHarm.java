package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.ENDS_AT_THE_FIRST_CONDITION;
import static io.github.crisisrules.encounter.rulebook.HulkRules.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.Harm;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;

/** The consequences of damage, including those that replace being Dazed. */
final class HulkHarm {
    private static final int RAGE_POINTS = 2;

    private HulkHarm() {}

    /** Deals damage to a character of either side. */
    static Story<HulkState, HulkEvent> suffer(Story<HulkState, HulkEvent> story, CombatantId character, int damage) {
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
        Story<HulkState, HulkEvent> harmed = story.inRound(Harm.damage(story.frame(), character, damage));
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
        Story<HulkState, HulkEvent> harmed = story.inRound(Harm.damage(story.frame(), HulkSetup.HULK, damage));
        Combatant hulk = harmed.state().hulk();
        return Harm.isFelled(hulk)
                ? harmed.then(new HulkEvent.RageGained(harmed.state().rage() + 1, RAGE_POINTS))
                        .inRound(new RoundEvent.DamageRemoved(HulkSetup.HULK, hulk.damage()))
                        .then(new HulkEvent.RagePushDue())
                : harmed;
    }

    /** Applies an attack or collision to Hulk. Puny reduces the damage by 1, to no less than 0. */
    @Rule(PUNY)
    static Story<HulkState, HulkEvent> hit(
            Story<HulkState, HulkEvent> story, int damage, boolean pushes, boolean reduced) {
        int rest = Math.max(0, damage - (reduced ? 1 : 0));
        return suffer(story.then(new HulkEvent.HulkHit(rest, pushes, reduced)), HulkSetup.HULK, rest);
    }
}
