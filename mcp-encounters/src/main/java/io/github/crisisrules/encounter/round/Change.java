package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SIDES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.STATUS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** How events change the frame. Nothing outside this package can. */
final class Change {
    private Change() {}

    static ImmutableRoundState of(RoundState state) {
        return (ImmutableRoundState) state;
    }

    /** One character changes. */
    static RoundState combatant(RoundState state, CombatantId character, UnaryOperator<ImmutableCombatant> change) {
        ImmutableCombatant before = (ImmutableCombatant) state.combatant(character);
        int place = state.combatants().indexOf(before);
        return of(state).withCombatants(state.combatants().update(place, change.apply(before)));
    }

    /** Every character changes in the same way. */
    static ImmutableRoundState everybody(RoundState state, UnaryOperator<ImmutableCombatant> change) {
        return of(state).withCombatants(state.combatants().map(before -> change.apply((ImmutableCombatant) before)));
    }

    /** In players' steps the side with priority has the word first. */
    @Rule(PRIORITY)
    static RoundState toStep(RoundState state, Step step) {
        ImmutableRoundState there = of(state)
                .withStep(step)
                .withFloor(Option.none())
                .withPending(Vector.empty())
                .withTurn(Option.none());
        if (step.isForPlayers()) {
            Side first = state.mission().priority();
            return hasWord(there, hasPlayer(state, first) ? first : first.other());
        }
        if (step == Step.CLEANUP_ADVANCE) {
            return there.withFloor(Side.CRISIS_TEAM).withAdvanced(Vector.empty());
        }
        return step.isForEncounter() ? there.withPending(effectsIn(there).map(PhaseEffect::name)) : there;
    }

    static RoundState passed(RoundState state, Side side) {
        boolean otherFollows =
                state.step().isForPlayers() && side == state.mission().priority() && hasPlayer(state, side.other());
        return otherFollows ? hasWord(state, side.other()) : of(state).withFloor(Option.none());
    }

    /** The end of a Cosmic Threat turn brings "this round" nearer to its end. */
    static RoundState turnEnded(RoundState state, Side side) {
        ImmutableRoundState ended = of(state).withTurn(Option.none());
        return side == Side.CRISIS_TEAM
                ? ended
                : ended.withEffects(state.effects()
                        .map(running ->
                                new LastingEffect.Running(running.effect(), Math.max(0, running.turnEnds() - 1))));
    }

    /** With a Status card its effects are no longer to be resolved. */
    static RoundState discarded(RoundState state, String card) {
        Vector<String> its = state.statuses()
                .filter(status -> status.name().equals(card))
                .flatMap(StatusCard::effects)
                .map(PhaseEffect::name);
        return of(state)
                .withStatuses(state.statuses().reject(status -> status.name().equals(card)))
                .withPending(its.foldLeft(state.pending(), Vector::remove));
    }

    private static boolean hasPlayer(RoundState state, Side side) {
        return side == Side.CRISIS_TEAM || state.mission().cosmicPlayer();
    }

    /** A side resolves its own effects; those of a side that nobody plays are left to the side that people play. */
    @Rule({SIDES, STATUS})
    private static RoundState hasWord(RoundState there, Side side) {
        return of(there)
                .withFloor(side)
                .withPending(effectsIn(there)
                        .filter(effect -> effect.owner() == side || !hasPlayer(there, effect.owner()))
                        .map(PhaseEffect::name));
    }

    private static Vector<PhaseEffect> effectsIn(RoundState there) {
        return there.mission()
                .effects()
                .appendAll(there.statuses().flatMap(StatusCard::effects))
                .filter(effect -> effect.step() == there.step());
    }
}
