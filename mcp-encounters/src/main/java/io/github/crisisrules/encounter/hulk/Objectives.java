package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES_PASS_BY_THEMSELVES;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SERUM;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STEPS_OF_SCORE_SERUM_AND_POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRules.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** The effects of Gamma Absorbers and Booster Serums in Cleanup. */
final class Objectives {
    private Objectives() {}

    /** Scores 1 for each Gamma Absorber that the Crisis Team secures. */
    @Rule({SCORE, STEPS_OF_SCORE_SERUM_AND_POWER})
    static Story<HulkState, HulkEvent> secured(Story<HulkState, HulkEvent> story, Vector<String> absorbers) {
        return story.inRound(new RoundEvent.EffectResolved(HulkSetup.ABSORBERS))
                .then(new HulkEvent.AbsorbersSecured(absorbers))
                .when(
                        absorbers.nonEmpty(),
                        now -> now.inRound(new RoundEvent.PointsScored(Side.CRISIS_TEAM, absorbers.size())));
    }

    /** Returns whether the Booster Serums are next and no character could use one. */
    @Rule({SERUM, SIDES_PASS_BY_THEMSELVES})
    static boolean needsNoSerum(HulkState state) {
        return state.frame().pending().equals(Vector.of(HulkSetup.SERUMS))
                && (state.subdued().isEmpty() || state.setup().serums().isEmpty());
    }

    /**
     * Removes the damage and the token of the Subdued characters near a Booster Serum. Other characters are not
     * affected.
     */
    @Rule({SERUM, SUBDUED_IS_NOT_DAZED, STEPS_OF_SCORE_SERUM_AND_POWER})
    static Story<HulkState, HulkEvent> serums(Story<HulkState, HulkEvent> story, Vector<CombatantId> withinOne) {
        return story.inRound(new RoundEvent.EffectResolved(HulkSetup.SERUMS))
                .thenAll(withinOne.filter(story.state()::isSubdued).map(HulkEvent.SerumTaken::new));
    }
}
