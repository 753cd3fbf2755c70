package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESSED_OUT_UNTIL_RECOVERED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The steps of an action that are not about pools, opportunities or the use of effects. */
final class ActionRules {
    private ActionRules() {}

    /** Step 1. */
    @Rule({SEQUENCE, OPPOSE, STRESSED_OUT_UNTIL_RECOVERED, ONE_RECOVERY_TRY_A_SCENE, RECOVER_ACTION, RECOVER_TRANSITION
    })
    static Either<RuleViolation, Vector<SceneEvent>> declare(SceneState state, ActionCommand.DeclareAction command) {
        return Checks.idle(state)
                .flatMap(idle -> Checks.able(state, command.actor()))
                .flatMap(actor -> Checks.member(state, command.target()).flatMap(target -> {
                    if (state.kind() == SceneKind.ACTION
                            && !state.order().current().contains(command.actor())) {
                        return Either.left(new OrderViolation.NotTheTurn(command.actor()));
                    }
                    if (!actor.hero() && command.intent() != Intent.HURT) {
                        return Either.left(new ActionViolation.VillainsDoNotRollToHelp(command.actor()));
                    }
                    return unfit(state, command, target)
                            .<Either<RuleViolation, Vector<SceneEvent>>>map(Either::left)
                            .getOrElse(() -> Either.right(Vector.of(new ActionEvent.ActionDeclared(
                                    command.actor(),
                                    command.intent(),
                                    command.target(),
                                    command.ailment(),
                                    command.affected()))));
                }));
    }

    private static Option<RuleViolation> unfit(
            SceneState state, ActionCommand.DeclareAction command, CastMember target) {
        boolean self = command.actor().equals(command.target());
        Intent intent = command.intent();
        if (target.harm().isDead()
                || (intent == Intent.HURT && self)
                || (intent != Intent.HEAL && (command.ailment().isDefined() || command.byPower()))
                || (intent == Intent.HEAL && command.affected().isDefined())) {
            return Option.some(new ActionViolation.WrongTarget(command.target(), intent));
        }
        if (intent == Intent.HEAL) {
            return unfitToHeal(state, command, target, self);
        }
        return command.affected()
                .filter(trait ->
                        intent == Intent.HURT || affectedDie(target, trait).isEmpty())
                .map(trait -> new SceneViolation.NoSuchTrait(command.target(), trait));
    }

    private static Option<RuleViolation> unfitToHeal(
            SceneState state, ActionCommand.DeclareAction command, CastMember target, boolean self) {
        if (command.ailment().flatMap(target.harm()::level).isEmpty()) {
            return Option.some(new ActionViolation.NothingToRecover(command.target(), command.ailment()));
        }
        if (state.kind() == SceneKind.ACTION) {
            return self == command.byPower()
                    ? Option.none()
                    : Option.some(new ActionViolation.NoRecoveryInAction(command.target()));
        }
        if (!self || command.byPower()) {
            return Option.some(new ActionViolation.WrongTarget(command.target(), Intent.HEAL));
        }
        return command.ailment()
                .filter(target.tried()::contains)
                .map(ailment -> new ActionViolation.TriedAlready(command.target(), ailment));
    }

    // The die of a complication, or of a trait of the datafile that was changed, as printed.
    private static Option<DieSize> affectedDie(CastMember target, Trait trait) {
        return trait.kind() == TraitKind.COMPLICATION
                ? target.created(trait).map(one -> one.level().die())
                : target.changed().containsKey(trait) ? target.datafile().die(trait) : Option.none();
    }

    /** Steps 5 to 7. */
    @Rule({SEQUENCE, ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
    static Either<RuleViolation, Vector<SceneEvent>> choose(SceneState state, ActionCommand.ChooseDice command) {
        return Checks.at(state, command.side(), Stage.CHOICE)
                .flatMap(roll -> DiceChoice.of(roll.roll().get(), command.total(), command.effect()))
                .map(choice -> Vector.of(new ActionEvent.DiceChosen(command.side(), choice)));
    }

    /** Step 8: one more die into the total. */
    @Rule({PP_AFTER, DOOM_SPEND})
    static Either<RuleViolation, Vector<SceneEvent>> buyTotal(SceneState state, ActionCommand.BuyTotalDie command) {
        return Checks.at(state, command.side(), Stage.SPENDS)
                .flatMap(roll -> roll.choice()
                        .get()
                        .addToTotal(command.place())
                        .flatMap(choice -> paid(
                                        state,
                                        roll,
                                        command.place(),
                                        command.payment(),
                                        PlotSpend.EXTRA_TOTAL_DIE,
                                        DoomSpend.EXTRA_TOTAL_DIE)
                                .map(paid -> paid.append(new ActionEvent.DiceChosen(command.side(), choice)))));
    }

    /** Step 8: one more effect die. */
    @Rule({PP_AFTER, DOOM_SPEND})
    static Either<RuleViolation, Vector<SceneEvent>> buyEffect(SceneState state, ActionCommand.BuyEffectDie command) {
        return Checks.at(state, command.side(), Stage.SPENDS)
                .flatMap(roll -> roll.choice()
                        .get()
                        .addEffect(command.place())
                        .flatMap(choice -> paid(
                                        state,
                                        roll,
                                        command.place(),
                                        command.payment(),
                                        PlotSpend.EXTRA_EFFECT_DIE,
                                        DoomSpend.EXTRA_EFFECT_DIE)
                                .map(paid -> paid.append(new ActionEvent.DiceChosen(command.side(), choice)))));
    }

    // A doom die that pays must be at least as large as the die bought.
    private static Either<RuleViolation, Vector<SceneEvent>> paid(
            SceneState state, RollInHand roll, int place, Payment payment, PlotSpend plot, DoomSpend doom) {
        return payment.by(state, roll.roller(), plot, doom, roll.sizes().get(place));
    }

    /** Step 9. */
    @Rule(SEQUENCE)
    static Either<RuleViolation, Vector<SceneEvent>> declareResult(
            SceneState state, ActionCommand.DeclareResult command) {
        return Checks.at(state, command.side(), Stage.SPENDS).map(roll -> {
            DiceChoice choice = roll.choice().get();
            return Vector.of(new ActionEvent.ResultDeclared(command.side(), choice.total(), choice.effect()));
        });
    }

    /** Step 10 is over: the reaction begins, or the totals are compared. Reactions cost no action. */
    @Rule({SEQUENCE, OPPOSE, REACTIONS, STRESSED_OUT_UNTIL_RECOVERED, ACTION_WITHOUT_REACTION_SUCCEEDS})
    static Either<RuleViolation, Vector<SceneEvent>> settle(SceneState state, ActionCommand.SettleRoll command) {
        return Checks.at(state, command.side(), Stage.OPPORTUNITIES)
                .flatMap(roll -> Checks.exchange(state))
                .map(exchange -> {
                    Vector<SceneEvent> settled = Vector.of(new ActionEvent.RollSettled(command.side()));
                    if (command.side() == RollSide.REACTION) {
                        return settled.appendAll(Comparison.of(state, exchange));
                    }
                    if (exchange.reactor().exists(target -> !state.known(target).isAble())) {
                        DiceChoice choice = exchange.action().choice().get();
                        return settled.append(new ActionEvent.TotalsCompared(RollSide.ACTION, choice.effects(), false));
                    }
                    Vector<SceneEvent> began = settled.append(new ActionEvent.ReactionBegan(exchange.reactor()));
                    return exchange.reactor().isDefined() ? began : began.appendAll(watchersPool(state, exchange));
                });
    }

    /** Help and healing are opposed by the whole doom pool and the affected trait; rolling spends nothing. */
    @Rule({OPPOSE, DOOM_SPEND})
    private static Vector<SceneEvent> watchersPool(SceneState state, Exchange exchange) {
        CastMember target = state.known(exchange.target());
        Vector<PoolDie> doom = state.doom().dice().map(die -> new PoolDie(Trait.doom(die), die, false));
        Option<PoolDie> ailment = exchange.ailment()
                .flatMap(one -> target.harm().level(one).map(level -> new PoolDie(Trait.of(one), level.die(), false)));
        Option<PoolDie> affected = exchange.affected()
                .flatMap(trait -> affectedDie(target, trait).map(die -> new PoolDie(trait, die, false)));
        return doom.appendAll(ailment)
                .appendAll(affected)
                .map(die -> new ActionEvent.DieJoined(RollSide.REACTION, die));
    }

    /** Past D12 a second die of the winner's roll may be used. */
    @Rule({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    static Either<RuleViolation, Vector<SceneEvent>> takeSecond(
            SceneState state, ActionCommand.TakeSecondEffect command) {
        return Checks.exchange(state).flatMap(exchange -> {
            if (!exchange.secondOpen()) {
                return Either.left(new EffectViolation.NoSecondEffect());
            }
            RollSide winner = exchange.winner().get();
            DiceChoice choice =
                    exchange.roll(winner).flatMap(RollInHand::choice).get();
            return choice.addEffect(command.place()).map(more -> {
                DieSize die = choice.roll().dice().get(command.place()).size();
                return Vector.of(new ActionEvent.SecondEffectTaken(
                        command.place(), EffectDice.against(die, Comparison.opposing(exchange, winner))));
            });
        });
    }

    /** A won reaction strikes back, with steps up of its own and the step back of an attack. */
    @Rule({PP_AFTER, DOOM_SPEND, COUNTER_ATTACK_NEEDS_A_WON_REACTION, EFFECT_STEPS_GO_TO_THE_WINNER})
    static Either<RuleViolation, Vector<SceneEvent>> counter(SceneState state, ActionCommand.CounterAttack command) {
        return Checks.exchange(state).flatMap(exchange -> {
            if (!exchange.winner().contains(RollSide.REACTION) || exchange.countered()) {
                return Either.left(new EffectViolation.NoCounterAttack());
            }
            return command.payment()
                    .by(state, exchange.reactor(), PlotSpend.COUNTER_ATTACK, DoomSpend.COUNTER_ATTACK, DieSize.D4)
                    .map(paid -> paid.append(new ActionEvent.CounterAttacked(
                            Comparison.effects(exchange, RollSide.REACTION),
                            Comparison.opensSecond(exchange, RollSide.REACTION))));
        });
    }

    /** The action is over, and in an action scene the turn with it. */
    @Rule({SEQUENCE, ORDER})
    static Either<RuleViolation, Vector<SceneEvent>> end(SceneState state) {
        return Checks.exchange(state).flatMap(exchange -> {
            if (exchange.winner().isEmpty()) {
                return Either.left(new ActionViolation.ActionInProgress());
            }
            Vector<SceneEvent> ended = Vector.of(new ActionEvent.ActionEnded());
            return Either.right(
                    state.kind() == SceneKind.ACTION
                            ? ended.append(new TableEvent.TurnTaken(exchange.actor()))
                            : ended);
        });
    }
}
