package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.HulkRuleId.POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The gains of Power. */
public final class PowerRules {
    private static final int EXTRA = 2;
    private static final FrameEvent INNER_RAGE = new FrameEvent.EffectResolved(HulkSetup.INNER_RAGE);
    private static final FrameEvent COLLECTIVE_RAGE = new FrameEvent.EffectResolved(HulkSetup.COLLECTIVE_RAGE);

    private PowerRules() {}

    /** Adds Power to a character, up to its limit. */
    static Story<HulkState, HulkEvent> gain(Story<HulkState, HulkEvent> story, CombatantId character, int power) {
        return story.inFrame(Harm.power(story.frame().combatant(character), power));
    }

    /** Adds the extra Power of Hulk or of the Crisis Team when the corresponding effect is resolved. */
    @Rule({POWER, STEPS_OF_SCORE_SERUM_AND_POWER})
    public static Story<HulkState, HulkEvent> extra(Story<HulkState, HulkEvent> story, FrameEvent event) {
        Vector<CombatantId> gaining = event.equals(INNER_RAGE)
                ? Vector.of(HulkSetup.HULK)
                : event.equals(COLLECTIVE_RAGE) ? story.state().team() : Vector.empty();
        return gaining.foldLeft(story, (now, character) -> gain(now, character, EXTRA));
    }
}
