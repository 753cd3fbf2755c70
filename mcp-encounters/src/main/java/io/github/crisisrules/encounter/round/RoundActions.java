package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.ACTIVATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.STATUS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** What each command does in a state of an encounter that is not over, or why it is refused. */
final class RoundActions implements RoundCommand.Cases<Either<RoundViolation, Vector<RoundEvent>>> {
    private final RoundState state;

    RoundActions(RoundState state) {
        this.state = state;
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> begin(RoundCommand.Begin command) {
        return state.step() == Step.SETUP
                ? Either.right(RoundFlow.beginRound(state))
                : refuse(new RoundViolation.WrongTime("beginning the encounter", state.step()));
    }

    /** The side with priority has the word first; a side that passes has resolved everything it must. */
    @Override
    @Rule(PRIORITY)
    public Either<RoundViolation, Vector<RoundEvent>> pass(RoundCommand.Pass command) {
        if (state.floor().isEmpty()) {
            return refuse(new RoundViolation.WrongTime("passing", state.step()));
        }
        if (!state.floor().contains(command.side())) {
            return refuse(new RoundViolation.NotTheirTurn(command.side()));
        }
        return state.pending().isEmpty()
                ? happen(new RoundEvent.Passed(command.side()))
                : refuse(new RoundViolation.EffectsPending(state.pending()));
    }

    /** Any of the waiting effects may be the next: the order is the choice of the side with priority. */
    @Override
    @Rule({POWER, ACTIVATION, CLEANUP})
    public Either<RoundViolation, Vector<RoundEvent>> resolve(RoundCommand.Resolve command) {
        return state.pending().contains(command.effect())
                ? happen(new RoundEvent.EffectResolved(command.effect()))
                : refuse(new RoundViolation.NoSuchEffect(command.effect(), state.step()));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> activate(RoundCommand.Activate command) {
        return RoundChoices.refusalToActivate(state, command.character())
                .<Either<RoundViolation, Vector<RoundEvent>>>map(Either::left)
                .getOrElse(() -> happen(new RoundEvent.ActivationBegan(command.character())));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> endActivation(RoundCommand.EndActivation command) {
        return state.active()
                .map(active -> happen(new RoundEvent.ActivationEnded(active)))
                .getOrElse(() -> refuse(new RoundViolation.NoActivation()));
    }

    @Override
    @Rule(COSMIC_TURN)
    public Either<RoundViolation, Vector<RoundEvent>> endTurn(RoundCommand.EndTurn command) {
        if (state.turn().isEmpty()) {
            return refuse(new RoundViolation.WrongTime("ending a turn", state.step()));
        }
        Turn turn = state.turn().get();
        if (turn.side() != Side.COSMIC_THREAT) {
            return refuse(new RoundViolation.NotTheirTurn(Side.COSMIC_THREAT));
        }
        if (turn.active().isDefined()) {
            return refuse(new RoundViolation.ActivationInProgress(turn.active().get()));
        }
        Option<CombatantId> waiting = RoundChoices.stillToAct(state, turn);
        return waiting.isDefined()
                ? refuse(new RoundViolation.EncounterCharacterToAct(waiting.get()))
                : Either.right(RoundFlow.endCosmicTurn(state));
    }

    /** With the mission's Cleanup tool. */
    @Override
    @Rule(CLEANUP)
    public Either<RoundViolation, Vector<RoundEvent>> advance(RoundCommand.Advance command) {
        if (state.step() != Step.CLEANUP_ADVANCE) {
            return refuse(new RoundViolation.WrongTime("advancing", state.step()));
        }
        return inPlay(command.character(), combatant -> {
            if (combatant.side() != Side.CRISIS_TEAM) {
                return refuse(new RoundViolation.NotTheirTurn(combatant.side()));
            }
            return RoundChoices.mayAdvance(state).contains(command.character())
                    ? happen(new RoundEvent.Advanced(command.character()))
                    : refuse(new RoundViolation.HasActed(command.character()));
        });
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> suffer(RoundCommand.Suffer command) {
        return standing(
                command.character(),
                combatant -> Either.right(Harm.suffer(state, command.character(), command.damage())));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> heal(RoundCommand.Heal command) {
        return standing(command.character(), combatant -> {
            int healed = Math.min(command.damage(), combatant.damage());
            return healed == 0
                    ? Either.right(Vector.empty())
                    : happen(new RoundEvent.DamageRemoved(command.character(), healed));
        });
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> gainPower(RoundCommand.GainPower command) {
        return inPlay(command.character(), combatant -> Either.right(Harm.power(combatant, command.power())));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> spendPower(RoundCommand.SpendPower command) {
        return standing(
                command.character(),
                combatant -> combatant.power() < command.power()
                        ? refuse(new RoundViolation.NotEnoughPower(
                                command.character(), combatant.power(), command.power()))
                        : happen(new RoundEvent.PowerSpent(command.character(), command.power())));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> gainCondition(RoundCommand.GainCondition command) {
        return standing(
                command.character(),
                combatant -> combatant.conditions().contains(command.condition())
                        ? Either.right(Vector.empty())
                        : happen(new RoundEvent.ConditionGained(command.character(), command.condition())));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> loseCondition(RoundCommand.LoseCondition command) {
        return inPlay(
                command.character(),
                combatant -> combatant.conditions().contains(command.condition())
                        ? happen(new RoundEvent.ConditionLost(command.character(), command.condition()))
                        : Either.right(Vector.empty()));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> beginEffect(RoundCommand.BeginEffect command) {
        String name = command.effect().name();
        if (state.effects().exists(running -> running.effect().name().equals(name))) {
            return refuse(new RoundViolation.EffectGoingOn(name));
        }
        return begun(
                "beginning an effect",
                () -> command.effect()
                        .on()
                        .map(character ->
                                inPlay(character, combatant -> happen(new RoundEvent.EffectBegan(command.effect()))))
                        .getOrElse(() -> happen(new RoundEvent.EffectBegan(command.effect()))));
    }

    @Override
    @Rule(STATUS)
    public Either<RoundViolation, Vector<RoundEvent>> attachStatus(RoundCommand.AttachStatus command) {
        StatusCard card = command.card();
        if (state.statuses().exists(other -> other.name().equals(card.name()))) {
            return refuse(new RoundViolation.StatusInPlay(card.name()));
        }
        return begun(
                "gaining a Status card",
                () -> card.holder()
                        .fold(
                                player -> happen(new RoundEvent.StatusAttached(card)),
                                character ->
                                        inPlay(character, combatant -> happen(new RoundEvent.StatusAttached(card)))));
    }

    @Override
    @Rule(STATUS)
    public Either<RoundViolation, Vector<RoundEvent>> discardStatus(RoundCommand.DiscardStatus command) {
        return state.statuses().exists(card -> card.name().equals(command.card()))
                ? happen(new RoundEvent.StatusDiscarded(command.card()))
                : refuse(new RoundViolation.NoSuchStatus(command.card()));
    }

    @Override
    public Either<RoundViolation, Vector<RoundEvent>> score(RoundCommand.Score command) {
        return begun("scoring", () -> happen(new RoundEvent.PointsScored(command.side(), command.points())));
    }

    private Either<RoundViolation, Vector<RoundEvent>> standing(
            CombatantId character, Function<Combatant, Either<RoundViolation, Vector<RoundEvent>>> then) {
        return inPlay(
                character,
                combatant -> RoundChoices.downed(combatant)
                        .<Either<RoundViolation, Vector<RoundEvent>>>map(Either::left)
                        .getOrElse(() -> then.apply(combatant)));
    }

    private Either<RoundViolation, Vector<RoundEvent>> inPlay(
            CombatantId character, Function<Combatant, Either<RoundViolation, Vector<RoundEvent>>> then) {
        return begun(
                "doing something to " + character,
                () -> state.combatants()
                        .get(character)
                        .map(combatant -> combatant.isInPlay()
                                ? then.apply(combatant)
                                : refuse(new RoundViolation.NotInPlay(character)))
                        .getOrElse(() -> refuse(new RoundViolation.NobodyOfThatName(character))));
    }

    private Either<RoundViolation, Vector<RoundEvent>> begun(
            String wanted, java.util.function.Supplier<Either<RoundViolation, Vector<RoundEvent>>> then) {
        return state.step() == Step.SETUP ? refuse(new RoundViolation.WrongTime(wanted, state.step())) : then.get();
    }

    private static Either<RoundViolation, Vector<RoundEvent>> happen(RoundEvent event) {
        return Either.right(Vector.of(event));
    }

    private static Either<RoundViolation, Vector<RoundEvent>> refuse(RoundViolation violation) {
        return Either.left(violation);
    }
}
