package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.ENDS_AT_THE_FIRST_CONDITION;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkScoring;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.SubduedToken;
import io.github.crisisrules.encounter.squad.CombatantId;

/** The consequences of damage, including those that replace being Dazed. */
public final class HarmRules {
    private HarmRules() {}

    /** Deals damage to a character of either side. */
    public static Decision<HulkState, HulkEvent> suffer(
            Decision<HulkState, HulkEvent> now, CombatantId character, int damage) {
        return character.equals(HulkSetup.HULK) ? hulk(now, damage) : crisis(now, character, damage);
    }

    /**
     * Deals damage to a Crisis Team character, which is Subdued instead of Dazed. A character that is already
     * Subdued is pushed instead of suffering damage.
     */
    @Rule({SUBDUED, SUBDUED_IS_NOT_DAZED})
    private static Decision<HulkState, HulkEvent> crisis(
            Decision<HulkState, HulkEvent> now, CombatantId character, int damage) {
        if (damage == 0 || !now.state().frame().combatant(character).isInPlay()) {
            return now;
        }
        if (SubduedToken.isPushedInstead(now.state().isSubdued(character), damage)) {
            return now.then(new HulkEvent.SubduedPushDue(character));
        }
        Decision<HulkState, HulkEvent> harmed =
                now.thenAll(Harm.damage(now.state().frame(), character, damage).map(HulkEvent.InFrame::new));
        return Harm.isFelled(harmed.state().frame().combatant(character))
                ? harmed.then(new HulkEvent.CharacterSubdued(character))
                : harmed;
    }

    /**
     * Deals damage to Hulk, who gains Rage instead of being Dazed: first the token and its victory points, then
     * all damage is removed, then the characters near him are pushed.
     */
    @Rule({RAGE, ENDS_AT_THE_FIRST_CONDITION, SCORE})
    private static Decision<HulkState, HulkEvent> hulk(Decision<HulkState, HulkEvent> now, int damage) {
        Decision<HulkState, HulkEvent> harmed = now.thenAll(
                Harm.damage(now.state().frame(), HulkSetup.HULK, damage).map(HulkEvent.InFrame::new));
        Combatant hulk = harmed.state().hulk();
        return Harm.isFelled(hulk)
                ? harmed.then(new HulkEvent.RageGained(harmed.state().rage() + 1, HulkScoring.crisisPoints(1, 0)))
                        .then(new HulkEvent.InFrame(new FrameEvent.DamageRemoved(HulkSetup.HULK, hulk.damage())))
                        .then(new HulkEvent.RagePushDue())
                : harmed;
    }

    /** Applies an attack or collision to Hulk, possibly reduced by Puny. */
    @Rule(PUNY)
    public static Decision<HulkState, HulkEvent> hit(
            Decision<HulkState, HulkEvent> now, int damage, boolean pushes, boolean reduced) {
        int rest = reduced ? HulkCard.afterPuny(damage) : damage;
        return suffer(now.then(new HulkEvent.HulkHit(rest, pushes, reduced)), HulkSetup.HULK, rest);
    }
}
