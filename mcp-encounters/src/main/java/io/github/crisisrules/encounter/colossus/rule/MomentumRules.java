package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_OF_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUED_IN_A_CRISIS_TURN;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The gains and losses of Momentum, with their consequences. */
public final class MomentumRules {
    private MomentumRules() {}

    /**
     * Changes Momentum. On reaching 0 the Colossus is Subdued: he gets one more token, and all damage and effects
     * on him end.
     */
    @Rule({MOMENTUM, SUBDUE, SUBDUED_IN_A_CRISIS_TURN})
    public static Decision<ColossusState, ColossusEvent> change(
            Decision<ColossusState, ColossusEvent> now, MomentumCause cause) {
        Momentum before = now.state().momentum();
        int change = before.after(cause, now.state().isSubdued()).level() - before.level();
        return now.thenIf(change > 0, new ColossusEvent.MomentumGained(change, cause))
                .thenIf(change < 0, new ColossusEvent.MomentumLost(-change, cause))
                .andIf(before.isSubduedBy(cause), MomentumRules::subdue);
    }

    private static Decision<ColossusState, ColossusEvent> subdue(Decision<ColossusState, ColossusEvent> now) {
        Vector<ColossusEvent> effectsOff = now.state()
                .frame()
                .runningEffects()
                .filter(running -> running.effect().character().contains(ColossusCard.ID))
                .map(running -> new ColossusEvent.InFrame(
                        new FrameEvent.EffectEnded(running.effect().name())));
        return now.then(new ColossusEvent.ColossusSubdued(now.state().subdueTokens() + 1))
                .and(MomentumRules::shed)
                .thenAll(effectsOff);
    }

    /**
     * Resolves an enemy effect on the Colossus: Organic Steel, the loss of 1 Momentum, then the removal of all
     * damage. Without damage, nothing of this happens.
     */
    @Rule({STEEL, MOMENTUM, ORDER_OF_DAMAGE})
    public static Decision<ColossusState, ColossusEvent> strike(
            Decision<ColossusState, ColossusEvent> now, int damage) {
        return damage == 0
                ? now.then(new ColossusEvent.NoDamageDealt())
                : now.then(new ColossusEvent.DamageTaken(ColossusCard.afterSteel(damage)))
                        .and(hit -> change(hit, MomentumCause.DAMAGE))
                        .and(MomentumRules::shed);
    }

    /** Removes all damage from the Colossus. */
    private static Decision<ColossusState, ColossusEvent> shed(Decision<ColossusState, ColossusEvent> now) {
        int damage = now.state().frame().combatant(ColossusCard.ID).damage();
        return now.thenIf(damage > 0, new ColossusEvent.DamageRemoved(damage));
    }

    /**
     * Deals damage to a character. The Colossus gains 1 Momentum for each Crisis Team character that is Dazed or
     * KO'd by it.
     */
    static Decision<ColossusState, ColossusEvent> harm(
            Decision<ColossusState, ColossusEvent> now, CombatantId character, int damage) {
        return now.thenAll(Harm.suffer(now.state().frame(), character, damage).map(ColossusEvent.InFrame::new));
    }
}
