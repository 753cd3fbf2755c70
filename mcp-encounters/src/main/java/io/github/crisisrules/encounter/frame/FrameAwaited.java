package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A decision or report that the common frame waits for. */
public sealed interface FrameAwaited extends EncounterAwaited {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the decision or report that the given state waits for. */
    static FrameAwaited of(FrameState state) {
        if (state.ending().isDefined()) {
            return new Nothing(state.ending().get());
        }
        if (state.step() == Step.SETUP) {
            return new Start();
        }
        if (state.pendingEffects().nonEmpty()) {
            return new Effects(state.step(), state.pendingEffects());
        }
        return state.turn()
                .<FrameAwaited>map(turn -> new Activations(turn.side(), turn.active()))
                .getOrElse(
                        () -> new EffectOrPass(state.step(), state.sideToAct().getOrElse(Side.CRISIS_TEAM)));
    }

    /** The beginning of the first round after setup. */
    record Start() implements FrameAwaited {}

    /** The resolution of the pending effects of a step. */
    record Effects(Step step, Vector<String> effects) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(step.rule());
        }
    }

    /** The pass of a side in a step, once it has no more effects or advances. */
    record EffectOrPass(Step step, Side side) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(step.rule());
        }
    }

    /** The next activation of a side, or the end of the activation in progress. */
    record Activations(Side side, Option<CombatantId> active) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(Step.TURNS.rule());
        }
    }

    /** Nothing: the encounter is over. */
    record Nothing(Ending ending) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(ending.rule());
        }
    }
}
