package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A decision or report that the common frame waits for. */
public sealed interface FrameAwaited extends EncounterAwaited {
    /** Returns the decision or report that the given state waits for. */
    static FrameAwaited of(FrameState state) {
        if (state.ending().isDefined()) {
            return new Nothing(state.ending().get());
        }
        if (state.step() == Step.SETUP) {
            return new TheStart();
        }
        if (state.pending().nonEmpty()) {
            return new Effects(state.step(), state.pending(), resolving(state));
        }
        return state.turn()
                .<FrameAwaited>map(turn -> new Activations(turn.side(), turn.active()))
                .getOrElse(() -> new Word(state.step(), state.floor().getOrElse(Side.CRISIS_TEAM)));
    }

    private static Vector<String> resolving(FrameState state) {
        return state.mission()
                .effects()
                .appendAll(state.statuses().flatMap(StatusCard::effects))
                .filter(effect -> state.pending().contains(effect.name()))
                .map(PhaseEffect::command)
                .distinct();
    }

    /** The beginning of the first round after setup. */
    record TheStart() implements FrameAwaited {
        @Override
        public Vector<String> commands() {
            return Vector.of("Begin");
        }

        @Override
        public String words() {
            return "the first round begins";
        }
    }

    /** The resolution of the pending effects of a step by the given commands. */
    record Effects(Step step, Vector<String> effects, Vector<String> commands) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(step.rule());
        }

        @Override
        public String words() {
            return (effects.size() == 1 ? "the effect " : "the effects ") + effects.mkString(", ");
        }
    }

    /** The pass of a side in a step, once it has no more effects or advances. */
    record Word(Step step, Side side) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(step.rule());
        }

        @Override
        public Vector<String> commands() {
            return step == Step.CLEANUP_ADVANCE ? Vector.of("Advance", "Pass") : Vector.of("Pass");
        }

        @Override
        public String words() {
            return "the " + side + " says when it has no more to do (" + step.words() + ")";
        }
    }

    /** The next activation of a side, or the end of the activation in progress. */
    record Activations(Side side, Option<CombatantId> active) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(Step.TURNS.rule());
        }

        @Override
        public Vector<String> commands() {
            if (active.isDefined()) {
                return Vector.of("EndActivation");
            }
            return side == Side.CRISIS_TEAM ? Vector.of("Activate") : Vector.of("Activate", "EndTurn");
        }

        @Override
        public String words() {
            return active.map(who -> who + " acts").getOrElse(() -> "the " + side + " activates a character");
        }
    }

    /** Nothing: the encounter is over. */
    record Nothing(Ending ending) implements FrameAwaited {
        @Override
        public Vector<String> rules() {
            return Vector.of(ending.rule());
        }

        @Override
        public Vector<String> commands() {
            return Vector.empty();
        }

        @Override
        public String words() {
            return "nothing: " + ending;
        }
    }
}
