package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SIDES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.STATUS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** The functions with which events change the frame. They are not accessible outside this package. */
final class StateEdits {
    private StateEdits() {}

    static ImmutableFrameState of(FrameState state) {
        return (ImmutableFrameState) state;
    }

    /** Returns the state with one character changed. */
    static FrameState combatant(FrameState state, CombatantId character, UnaryOperator<ImmutableCombatant> change) {
        ImmutableCombatant before = (ImmutableCombatant) state.combatant(character);
        int place = state.combatants().indexOf(before);
        return of(state).withCombatants(state.combatants().update(place, change.apply(before)));
    }

    /** Returns the state with every character changed by the same function. */
    static ImmutableFrameState allCombatants(FrameState state, UnaryOperator<ImmutableCombatant> change) {
        return of(state).withCombatants(state.combatants().map(before -> change.apply((ImmutableCombatant) before)));
    }

    /** Returns the state at the beginning of a step. In a players' step the side with priority acts first. */
    @Rule(PRIORITY)
    static FrameState toStep(FrameState state, Step step) {
        ImmutableFrameState there = of(state)
                .withStep(step)
                .withSideToAct(Option.none())
                .withPendingEffects(Vector.empty())
                .withTurn(Option.none());
        if (step.isForPlayers()) {
            Side first = state.mission().priority();
            return hasWord(there, hasPlayer(state, first) ? first : first.other());
        }
        if (step == Step.CLEANUP_ADVANCE) {
            return there.withSideToAct(Side.CRISIS_TEAM).withAdvanced(Vector.empty());
        }
        return step.isForEncounter() ? there.withPendingEffects(effectsIn(there).map(PhaseEffect::name)) : there;
    }

    static FrameState passed(FrameState state, Side side) {
        boolean otherFollows =
                state.step().isForPlayers() && side == state.mission().priority() && hasPlayer(state, side.other());
        return otherFollows ? hasWord(state, side.other()) : of(state).withSideToAct(Option.none());
    }

    /** Returns the state after a turn. The end of a Cosmic Threat turn counts down the "this round" effects. */
    static FrameState turnEnded(FrameState state, Side side) {
        ImmutableFrameState ended = of(state).withTurn(Option.none());
        return side == Side.CRISIS_TEAM
                ? ended
                : ended.withRunningEffects(state.runningEffects()
                        .map(running ->
                                new LastingEffect.Running(running.effect(), Math.max(0, running.turnsLeft() - 1))));
    }

    /** Returns the state without a Status card and without its pending effects. */
    static FrameState discarded(FrameState state, String card) {
        Vector<String> its = state.statuses()
                .filter(status -> status.name().equals(card))
                .flatMap(StatusCard::effects)
                .map(PhaseEffect::name);
        return of(state)
                .withStatuses(state.statuses().reject(status -> status.name().equals(card)))
                .withPendingEffects(its.foldLeft(state.pendingEffects(), Vector::remove));
    }

    private static boolean hasPlayer(FrameState state, Side side) {
        return side == Side.CRISIS_TEAM || state.mission().hasCosmicPlayer();
    }

    /** Returns the state in which {@code side} resolves its own effects, and those of a side without a player. */
    @Rule({SIDES, STATUS})
    private static FrameState hasWord(FrameState there, Side side) {
        return of(there)
                .withSideToAct(side)
                .withPendingEffects(effectsIn(there)
                        .filter(effect -> effect.owner() == side || !hasPlayer(there, effect.owner()))
                        .map(PhaseEffect::name));
    }

    private static Vector<PhaseEffect> effectsIn(FrameState there) {
        return there.mission()
                .effects()
                .appendAll(there.statuses().flatMap(StatusCard::effects))
                .filter(effect -> effect.step() == there.step());
    }
}
