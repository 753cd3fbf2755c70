package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STEPS_OF_SCORE_SERUM_AND_POWER;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.Harm;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;

/** The gains of Power. */
final class HulkPower {
    private static final int EXTRA = 2;
    private static final RoundEvent INNER_RAGE = new RoundEvent.EffectResolved(HulkSetup.INNER_RAGE);
    private static final RoundEvent COLLECTIVE_RAGE = new RoundEvent.EffectResolved(HulkSetup.COLLECTIVE_RAGE);

    private HulkPower() {}

    /** Adds Power to a character, up to its limit. */
    static Story<HulkState, HulkEvent> gain(Story<HulkState, HulkEvent> story, CombatantId character, int power) {
        return story.inRound(Harm.power(story.frame().combatant(character), power));
    }

    /** Adds the extra Power of Hulk or of the Crisis Team when the corresponding effect is resolved. */
    @Rule({POWER, STEPS_OF_SCORE_SERUM_AND_POWER})
    static Story<HulkState, HulkEvent> extra(Story<HulkState, HulkEvent> story, RoundEvent event) {
        Vector<CombatantId> gaining = event.equals(INNER_RAGE)
                ? Vector.of(HulkSetup.HULK)
                : event.equals(COLLECTIVE_RAGE) ? story.state().team() : Vector.empty();
        return gaining.foldLeft(story, (now, character) -> gain(now, character, EXTRA));
    }
}
