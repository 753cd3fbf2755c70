package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.frame.rule.Requirements;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The gains and costs of Power. */
public final class PowerRules {
    private static final FrameEvent INNER_RAGE = new FrameEvent.EffectResolved(HulkSetup.INNER_RAGE);
    private static final FrameEvent COLLECTIVE_RAGE = new FrameEvent.EffectResolved(HulkSetup.COLLECTIVE_RAGE);

    private PowerRules() {}

    /** Adds Power to a character, up to its limit. */
    static Decision<HulkState, HulkEvent> gain(Decision<HulkState, HulkEvent> now, CombatantId character, int power) {
        return now.thenAll(
                Harm.power(now.state().frame().combatant(character), power).map(HulkEvent.InFrame::new));
    }

    /** Requires that the character has enough Power, and spends it. */
    public static Decision<HulkState, HulkEvent> pay(
            Decision<HulkState, HulkEvent> now, CombatantId character, int cost) {
        return now.require(Requirements.enoughPower(character, cost))
                .thenIf(cost > 0, new HulkEvent.InFrame(new FrameEvent.PowerSpent(character, cost)));
    }

    /** Adds the extra Power of Hulk or of the Crisis Team when the corresponding effect is resolved. */
    @Rule({POWER, STEPS_OF_SCORE_SERUM_AND_POWER})
    public static Decision<HulkState, HulkEvent> extra(Decision<HulkState, HulkEvent> now, FrameEvent event) {
        Vector<CombatantId> gaining = event.equals(INNER_RAGE)
                ? Vector.of(HulkSetup.HULK)
                : event.equals(COLLECTIVE_RAGE) ? now.state().team() : Vector.empty();
        return gaining.foldLeft(now, (paid, character) -> gain(paid, character, HulkSetup.EXTRA_POWER));
    }
}
