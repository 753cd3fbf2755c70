package io.github.crisisrules.encounter.hulk.rule;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES_PASS_BY_THEMSELVES;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SCORE;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SERUM;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER;
import static io.github.crisisrules.encounter.rulebook.HulkRuleId.SUBDUED_IS_NOT_DAZED;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkScoring;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.SubduedToken;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;

/** The effects of Gamma Absorbers and Booster Serums in Cleanup. */
public final class ObjectiveRules {
    private ObjectiveRules() {}

    /** Scores the Gamma Absorbers that the Crisis Team secures. */
    @Rule({SCORE, STEPS_OF_SCORE_SERUM_AND_POWER})
    public static Decision<HulkState, HulkEvent> secured(Decision<HulkState, HulkEvent> now, Vector<String> absorbers) {
        return now.then(new HulkEvent.InFrame(new FrameEvent.EffectResolved(HulkSetup.ABSORBERS)))
                .then(new HulkEvent.AbsorbersSecured(absorbers))
                .thenIf(
                        absorbers.nonEmpty(),
                        new HulkEvent.InFrame(new FrameEvent.PointsScored(
                                Side.CRISIS_TEAM, HulkScoring.crisisPoints(0, absorbers.size()))));
    }

    /** Returns whether the Booster Serums are next and no character could use one. */
    @Rule({SERUM, SIDES_PASS_BY_THEMSELVES})
    public static boolean needsNoSerum(HulkState state) {
        return state.frame().pendingEffects().equals(Vector.of(HulkSetup.SERUMS))
                && (state.subdued().isEmpty() || state.setup().serums().isEmpty());
    }

    /**
     * Removes the damage and the token of the Subdued characters near a Booster Serum. Other characters are not
     * affected.
     */
    @Rule({SERUM, SUBDUED_IS_NOT_DAZED, STEPS_OF_SCORE_SERUM_AND_POWER})
    public static Decision<HulkState, HulkEvent> serums(
            Decision<HulkState, HulkEvent> now, Vector<CombatantId> withinOne) {
        return now.then(new HulkEvent.InFrame(new FrameEvent.EffectResolved(HulkSetup.SERUMS)))
                .thenAll(SubduedToken.removedBySerum(now.state().subdued(), withinOne)
                        .map(HulkEvent.SerumTaken::new));
    }
}
