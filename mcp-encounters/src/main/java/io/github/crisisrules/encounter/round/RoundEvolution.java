package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TOKEN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** The state after each event. */
final class RoundEvolution implements RoundEvent.Cases<RoundState> {
    private final RoundState state;

    RoundEvolution(RoundState state) {
        this.state = state;
    }

    @Override
    public RoundState roundBegan(RoundEvent.RoundBegan event) {
        return state.withRound(event.number());
    }

    /** In players' steps the side with priority has the word first. */
    @Override
    @Rule(PRIORITY)
    public RoundState stepBegan(RoundEvent.StepBegan event) {
        Step step = event.step();
        RoundState there = state.withStep(step)
                .withFloor(Option.none())
                .withPending(Vector.empty())
                .withTurn(Option.none());
        if (step.isForPlayers()) {
            Side first = state.mission().priority();
            return hasWord(there, hasPlayer(first) ? first : first.other());
        }
        if (step == Step.CLEANUP_ADVANCE) {
            return there.withFloor(Option.of(Side.CRISIS_TEAM)).withAdvanced(Vector.empty());
        }
        return step.isForEncounter() ? there.withPending(effectsIn(there).map(PhaseEffect::name)) : there;
    }

    @Override
    public RoundState passed(RoundEvent.Passed event) {
        Side other = event.side().other();
        boolean otherFollows =
                state.step().isForPlayers() && event.side() == state.mission().priority() && hasPlayer(other);
        return otherFollows ? hasWord(state, other) : state.withFloor(Option.none());
    }

    @Override
    public RoundState effectResolved(RoundEvent.EffectResolved event) {
        return state.withPending(state.pending().remove(event.effect()));
    }

    @Override
    public RoundState turnBegan(RoundEvent.TurnBegan event) {
        return state.withTurn(Option.of(Turn.of(event.side())));
    }

    @Override
    public RoundState activationBegan(RoundEvent.ActivationBegan event) {
        return state.withTurn(state.turn().map(turn -> turn.begin(event.character())));
    }

    /** An Encounter Character's token goes on the tracker instead, with the end of the turn. */
    @Override
    @Rule({TOKEN, COSMIC_TURN})
    public RoundState activationEnded(RoundEvent.ActivationEnded event) {
        RoundState ended = state.withTurn(state.turn().map(Turn::endActivation));
        Combatant combatant = state.combatant(event.character());
        return combatant.part() == Combatant.Part.ENCOUNTER ? ended : ended.with(combatant.withIsActivated(true));
    }

    @Override
    public RoundState turnEnded(RoundEvent.TurnEnded event) {
        RoundState ended = state.withTurn(Option.none());
        return event.side() == Side.CRISIS_TEAM
                ? ended
                : ended.withEffects(state.effects()
                        .map(running ->
                                new LastingEffect.Running(running.effect(), Math.max(0, running.turnEnds() - 1))));
    }

    @Override
    public RoundState trackerTokenAdded(RoundEvent.TrackerTokenAdded event) {
        return state.withTrackerTokens(event.tokens());
    }

    @Override
    public RoundState damageSuffered(RoundEvent.DamageSuffered event) {
        return change(event.character(), combatant -> combatant.withDamage(combatant.damage() + event.damage()));
    }

    @Override
    public RoundState damageRemoved(RoundEvent.DamageRemoved event) {
        return change(event.character(), combatant -> combatant.withDamage(combatant.damage() - event.damage()));
    }

    @Override
    public RoundState dazed(RoundEvent.Dazed event) {
        return change(event.character(), combatant -> combatant.withHealth(Combatant.Health.DAZED));
    }

    @Override
    public RoundState knockedOut(RoundEvent.KnockedOut event) {
        return change(event.character(), combatant -> combatant.withHealth(Combatant.Health.KNOCKED_OUT));
    }

    @Override
    @Rule(CLEANUP)
    public RoundState flipped(RoundEvent.Flipped event) {
        return change(
                event.character(),
                combatant ->
                        combatant.withDamage(0).withConditions(Vector.empty()).withHealth(Combatant.Health.INJURED));
    }

    @Override
    public RoundState powerGained(RoundEvent.PowerGained event) {
        return change(event.character(), combatant -> combatant.withPower(combatant.power() + event.power()));
    }

    @Override
    public RoundState powerSpent(RoundEvent.PowerSpent event) {
        return change(event.character(), combatant -> combatant.withPower(combatant.power() - event.power()));
    }

    @Override
    public RoundState conditionGained(RoundEvent.ConditionGained event) {
        return change(
                event.character(),
                combatant -> combatant.withConditions(combatant.conditions().append(event.condition())));
    }

    @Override
    public RoundState conditionLost(RoundEvent.ConditionLost event) {
        return change(
                event.character(),
                combatant -> combatant.withConditions(combatant.conditions().remove(event.condition())));
    }

    @Override
    public RoundState advanced(RoundEvent.Advanced event) {
        return state.withAdvanced(state.advanced().append(event.character()));
    }

    @Override
    @Rule(CLEANUP)
    public RoundState tokensCleared(RoundEvent.TokensCleared event) {
        return state.withCombatants(state.combatants().mapValues(combatant -> combatant.withIsActivated(false)))
                .withTrackerTokens(0)
                .withFloor(Option.none());
    }

    @Override
    public RoundState effectBegan(RoundEvent.EffectBegan event) {
        boolean lasting = event.effect().duration() == LastingEffect.Duration.THIS_ROUND;
        int turnEnds = lasting ? LastingEffect.turnEnds(state.turnSide().contains(Side.COSMIC_THREAT)) : 0;
        return state.withEffects(state.effects().append(new LastingEffect.Running(event.effect(), turnEnds)));
    }

    @Override
    public RoundState effectEnded(RoundEvent.EffectEnded event) {
        return state.withEffects(
                state.effects().reject(running -> running.effect().name().equals(event.effect())));
    }

    @Override
    public RoundState statusAttached(RoundEvent.StatusAttached event) {
        return state.withStatuses(state.statuses().append(event.card()));
    }

    @Override
    public RoundState statusDiscarded(RoundEvent.StatusDiscarded event) {
        Vector<String> its = state.statuses()
                .filter(card -> card.name().equals(event.card()))
                .flatMap(StatusCard::effects)
                .map(PhaseEffect::name);
        return state.withStatuses(state.statuses().reject(card -> card.name().equals(event.card())))
                .withPending(its.foldLeft(state.pending(), Vector::remove));
    }

    @Override
    public RoundState pointsScored(RoundEvent.PointsScored event) {
        return event.side() == Side.CRISIS_TEAM
                ? state.withCrisisPoints(state.crisisPoints() + event.points())
                : state.withCosmicPoints(state.cosmicPoints() + event.points());
    }

    @Override
    public RoundState encounterEnded(RoundEvent.EncounterEnded event) {
        return state.withEnding(Option.of(event.ending()));
    }

    private boolean hasPlayer(Side side) {
        return side == Side.CRISIS_TEAM || state.mission().cosmicPlayer();
    }

    private static RoundState hasWord(RoundState there, Side side) {
        return there.withFloor(Option.of(side))
                .withPending(effectsIn(there)
                        .filter(effect -> effect.owner() == side)
                        .map(PhaseEffect::name));
    }

    private static Vector<PhaseEffect> effectsIn(RoundState there) {
        return there.mission()
                .effects()
                .appendAll(there.statuses().flatMap(StatusCard::effects))
                .filter(effect -> effect.step() == there.step());
    }

    private RoundState change(CombatantId character, UnaryOperator<Combatant> change) {
        return state.with(change.apply(state.combatant(character)));
    }
}
