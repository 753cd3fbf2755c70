package io.github.crisisrules.encounter.colossus.rule;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.ORDER_OF_DAMAGE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUE;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.SUBDUED_IN_A_CRISIS_TURN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The gains and losses of Momentum, with their consequences. */
public final class MomentumRules {
    /** The Momentum that is lost for a beam that was crossed or overlapped. */
    static final int BEAM = 3;

    private MomentumRules() {}

    /** Adds 1 Momentum, up to 12. Nothing is gained while the Colossus is Subdued. */
    @Rule({MOMENTUM, SUBDUE, MOMENTUM_STAYS_0_WHILE_SUBDUED})
    public static Story<ColossusState, ColossusEvent> gain(
            Story<ColossusState, ColossusEvent> story, MomentumCause cause) {
        ColossusState state = story.state();
        boolean room = state.momentum().level() < Momentum.HIGHEST;
        return story.when(room && !state.isSubdued(), now -> now.then(new ColossusEvent.MomentumGained(1, cause)));
    }

    /**
     * Removes Momentum, down to 0. On reaching 0 the Colossus is Subdued: he gets one more token, and all damage
     * and effects on him end. A loss at 0 gives no further token.
     */
    @Rule({MOMENTUM, SUBDUE, MOMENTUM_STAYS_0_WHILE_SUBDUED, SUBDUED_IN_A_CRISIS_TURN})
    static Story<ColossusState, ColossusEvent> lose(
            Story<ColossusState, ColossusEvent> story, int amount, MomentumCause cause) {
        int lost = Math.min(amount, story.state().momentum().level());
        return story.when(
                lost > 0,
                now -> now.then(new ColossusEvent.MomentumLost(lost, cause))
                        .and(after ->
                                after.when(after.state().momentum().equals(Momentum.NONE), MomentumRules::subdue)));
    }

    private static Story<ColossusState, ColossusEvent> subdue(Story<ColossusState, ColossusEvent> story) {
        Vector<FrameEvent> effectsOff = story.state()
                .frame()
                .effects()
                .filter(running -> running.effect().on().contains(ColossusCard.ID))
                .map(running -> new FrameEvent.EffectEnded(running.effect().name()));
        return shed(story.then(new ColossusEvent.Subdued(story.state().subdueTokens() + 1)))
                .inFrame(effectsOff);
    }

    /**
     * Resolves an enemy effect on the Colossus: Organic Steel, the loss of 1 Momentum, then the removal of all
     * damage. Without damage, nothing of this happens.
     */
    @Rule({STEEL, MOMENTUM, ORDER_OF_DAMAGE})
    public static Story<ColossusState, ColossusEvent> strike(Story<ColossusState, ColossusEvent> story, int damage) {
        return damage == 0
                ? story.then(new ColossusEvent.NoDamageDealt())
                : lose(
                                story.then(new ColossusEvent.DamageTaken(ColossusCard.afterSteel(damage))),
                                1,
                                MomentumCause.DAMAGE)
                        .and(MomentumRules::shed);
    }

    /** Removes all damage from the Colossus. */
    static Story<ColossusState, ColossusEvent> shed(Story<ColossusState, ColossusEvent> story) {
        int damage = story.frame().combatant(ColossusCard.ID).damage();
        return story.when(damage > 0, now -> now.then(new ColossusEvent.DamageShed(damage)));
    }

    /**
     * Deals damage to a character. The Colossus gains 1 Momentum for each Crisis Team character that is Dazed or
     * KO'd by it.
     */
    static Story<ColossusState, ColossusEvent> harm(
            Story<ColossusState, ColossusEvent> story, CombatantId character, int damage) {
        return damage == 0 ? story : story.inFrame(Harm.suffer(story.frame(), character, damage));
    }
}
