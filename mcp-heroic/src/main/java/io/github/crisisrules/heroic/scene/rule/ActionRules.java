package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAINS_RECOVER_BY_THEMSELVES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The rules for declaring, comparing and ending an action. {@link Rolling} covers the dice, {@link EffectRules} the
 * use of effect dice.
 */
public final class ActionRules {
    private ActionRules() {}

    /** Decides on the intent and target of an action (step 1). */
    @Rule({
        SEQUENCE,
        OPPOSE,
        STRESSED_OUT_UNTIL_RECOVERED,
        ONE_RECOVERY_TRY_A_SCENE,
        RECOVER_ACTION,
        RECOVER_TRANSITION,
        VILLAINS_RECOVER_BY_THEMSELVES
    })
    public static Either<RuleViolation, Vector<SceneEvent>> declare(
            SceneState state, ActionCommand.DeclareAction command) {
        boolean self = command.actor().equals(command.target());
        return Preconditions.turn(state, command.actor())
                .filterOrElse(
                        actor -> actor.hero()
                                || command.intent() == Intent.HURT
                                || (command.intent() == Intent.HEAL && self),
                        actor -> new ActionViolation.VillainsDoNotRollToHelp(command.actor()))
                .flatMap(actor -> Preconditions.alive(state, command.target()))
                .flatMap(target -> unfit(state, command, target, self)
                        .<Either<RuleViolation, Vector<SceneEvent>>>map(Either::left)
                        .getOrElse(() -> Either.right(Vector.of(new ActionEvent.ActionDeclared(
                                command.actor(),
                                command.intent(),
                                command.target(),
                                command.ailment(),
                                command.affected())))));
    }

    private static Option<RuleViolation> unfit(
            SceneState state, ActionCommand.DeclareAction command, CastMember target, boolean self) {
        Intent intent = command.intent();
        if ((intent == Intent.HURT && self)
                || (intent != Intent.HEAL && (command.ailment().isDefined() || command.byPower()))
                || (intent == Intent.HEAL && command.affected().isDefined())) {
            return Option.some(new ActionViolation.WrongTarget(command.target(), intent));
        }
        if (intent == Intent.HEAL) {
            return unfitToHeal(state, command, target, self);
        }
        return command.affected()
                .filter(trait -> intent == Intent.HURT
                        || affectedDie(state, target, trait).isEmpty())
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
                .map(ailment -> new ActionViolation.RecoveryAlreadyTried(command.target(), ailment));
    }

    /**
     * Returns the die that stands against help with {@code trait}: of a complication, of a changed datafile trait at
     * its printed size, or of a scene distinction.
     */
    static Option<DieSize> affectedDie(SceneState state, CastMember target, Trait trait) {
        if (trait.kind() == TraitKind.SCENE_DISTINCTION) {
            return state.distinctionDie(trait.name());
        }
        return trait.kind() == TraitKind.COMPLICATION
                ? target.created(trait).map(one -> one.level().die())
                : target.changed().containsKey(trait) ? target.datafile().die(trait) : Option.none();
    }

    /**
     * Decides on an action that the players have rolled and added up themselves: compares the totals and leaves the
     * effect dice to be used.
     */
    @Rule({SEQUENCE, WIN, EFFECT_UP, EFFECT_BACK, ACTION_WITHOUT_REACTION_SUCCEEDS})
    public static Either<RuleViolation, Vector<SceneEvent>> report(
            SceneState state, ActionCommand.ReportResult command) {
        return declare(state, command.action())
                .map(declared -> Transition.of(state, declared)
                        .then(new ActionEvent.ResultReported(RollSide.ACTION, command.acting())))
                .map(told -> told.thenAll(Rolling.answered(told.state(), RollSide.ACTION)))
                .flatMap(told -> {
                    boolean awaited = told.state().exchange().get().winner().isEmpty();
                    if (awaited != command.reacting().isDefined()) {
                        return Either.left(new ActionViolation.WrongResultCount(awaited));
                    }
                    return Either.right(command.reacting()
                            .map(reacting -> {
                                Transition<SceneState, SceneEvent> both =
                                        told.then(new ActionEvent.ResultReported(RollSide.REACTION, reacting));
                                return both.thenAll(Rolling.answered(both.state(), RollSide.REACTION));
                            })
                            .getOrElse(told)
                            .events());
                });
    }

    /** Decides on a second effect die from the winner's roll, which is allowed when the effect steps up past D12. */
    @Rule({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static Either<RuleViolation, Vector<SceneEvent>> takeSecond(
            SceneState state, ActionCommand.TakeSecondEffect command) {
        return Preconditions.exchange(state).flatMap(exchange -> {
            if (!exchange.secondOpen()) {
                return Either.left(new EffectViolation.NoSecondEffect());
            }
            RollSide winner = exchange.winner().get();
            DiceChoice choice =
                    exchange.roll(winner).flatMap(RollInHand::choice).get();
            return choice.addEffect(command.place()).map(more -> {
                DieSize die = choice.roll().dice().get(command.place()).size();
                return OpportunityRules.passed(state)
                        .append(new ActionEvent.SecondEffectTaken(
                                command.place(), EffectDice.against(die, Comparison.opposing(exchange, winner))));
            });
        });
    }

    /**
     * Decides on a counter-attack by the winner of the reaction. Its effect dice step up and back like those of an
     * attack.
     */
    @Rule({PP_AFTER, DOOM_SPEND, COUNTER_ATTACK_NEEDS_A_WON_REACTION, EFFECT_STEPS_GO_TO_THE_WINNER})
    public static Either<RuleViolation, Vector<SceneEvent>> counter(
            SceneState state, ActionCommand.CounterAttack command) {
        return Preconditions.exchange(state).flatMap(exchange -> {
            if (!exchange.winner().contains(RollSide.REACTION) || exchange.countered()) {
                return Either.left(new EffectViolation.NoCounterAttack());
            }
            return command.payment()
                    .by(state, exchange.reactor(), PlotSpend.COUNTER_ATTACK, DoomSpend.COUNTER_ATTACK, DieSize.D4)
                    .map(paid -> OpportunityRules.passed(state)
                            .appendAll(paid)
                            .append(new ActionEvent.CounterAttacked(
                                    Comparison.effects(exchange, RollSide.REACTION),
                                    Comparison.opensSecond(exchange, RollSide.REACTION))));
        });
    }

    /** Decides on ending the action; everything that is still unused is lost. */
    @Rule({SEQUENCE, ORDER})
    public static Either<RuleViolation, Vector<SceneEvent>> end(SceneState state) {
        return Preconditions.exchange(state)
                .filterOrElse(one -> one.winner().isDefined(), one -> new ActionViolation.ActionInProgress())
                .map(exchange -> OpportunityRules.passed(state).appendAll(ended(state, exchange)));
    }

    /** Returns the events that end the action and, in an action scene, the actor's turn. */
    @Rule({SEQUENCE, ORDER})
    static Vector<SceneEvent> ended(SceneState state, Exchange exchange) {
        return Vector.<SceneEvent>of(new ActionEvent.ActionEnded()).appendAll(TurnRules.taken(state, exchange.actor()));
    }
}
