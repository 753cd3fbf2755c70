package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.TimeSpan;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The rules for rolling the pool, choosing and buying dice, and declaring the result (steps 4 to 9). */
public final class Rolling {
    private Rolling() {}

    /**
     * Decides on a roll: adds the remaining parts to the pool and rolls it. Assets for one roll are used up, and the
     * roller's own stress that was used steps up.
     */
    @Rule({SEQUENCE, USE, PP_BEFORE})
    public static Decision<SceneState, SceneEvent> roll(SceneState state, ActionCommand.RollPool command) {
        return PoolBuilding.build(state, command.parts())
                .and(built -> built.thenAll(
                        doomDice(built.state()).map(die -> new ActionEvent.DieAdded(RollSide.REACTION, die))))
                .and(gathered -> {
                    RollInProgress hand =
                            gathered.state().rollAt(RollStage.POOL).get();
                    return gathered.require(
                            Roll.of(hand.pool().map(PoolDie::die), command.faces()),
                            (now, dice) -> now.then(new ActionEvent.DiceRolled(
                                            side(state), hand.pool().map(PoolDie::trait), dice))
                                    .and(rolled -> useUp(rolled, hand)));
                });
    }

    /** Decides on dice that the players rolled without naming the traits they come from. */
    @Rule(SEQUENCE)
    public static Decision<SceneState, SceneEvent> report(SceneState state, ActionCommand.ReportRoll command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(Preconditions.roll(state, RollStage.POOL)
                        .filterOrElse(hand -> hand.pool().isEmpty(), hand -> new ActionViolation.PoolAlreadyBuilt()))
                .and(OpportunityRules::pass)
                .and(now ->
                        now.then(new ActionEvent.DiceRolled(side(state), Vector.empty(), new Roll(command.dice()))));
    }

    static RollSide side(SceneState state) {
        return state.exchange().flatMap(Exchange::rolling).get();
    }

    /** Returns the dice with which the Watcher opposes the action, if the roll in progress is the Watcher's. */
    @Rule(OPPOSE)
    public static Vector<PoolDie> doomDice(SceneState state) {
        Exchange exchange = state.exchange().get();
        if (side(state) == RollSide.ACTION || exchange.reactor().isDefined()) {
            return Vector.empty();
        }
        CastMember target = state.known(exchange.target());
        Option<PoolDie> ailment = exchange.ailment()
                .flatMap(one -> target.harm().level(one).map(level -> new PoolDie(Trait.of(one), level.die(), false)));
        Option<PoolDie> affected = exchange.affected()
                .flatMap(trait ->
                        ActionRules.affectedDie(state, target, trait).map(die -> new PoolDie(trait, die, false)));
        return PoolRules.opposition(state.doom(), ailment.orElse(affected));
    }

    private static Decision<SceneState, SceneEvent> useUp(Decision<SceneState, SceneEvent> now, RollInProgress hand) {
        return hand.roller()
                .map(now.state()::known)
                .map(roller -> {
                    Ailments harm = hand.pool()
                            .map(PoolDie::trait)
                            .filter(Trait.OwnStress.class::isInstance)
                            .map(trait -> Ailment.stress(((Trait.OwnStress) trait).type()))
                            .foldLeft(roller.harm(), Ailments::stepUp);
                    return now.thenAll(hand.pool()
                                    .filter(die -> die.trait().kind() == TraitKind.ASSET)
                                    .flatMap(die -> roller.created(die.trait()))
                                    .filter(trait -> trait.after(TimeSpan.ROLL).isEmpty())
                                    .map(trait -> new CastEvent.AssetUsedUp(roller.id(), trait)))
                            .thenIf(!harm.equals(roller.harm()), new CastEvent.HarmChanged(roller.id(), harm));
                })
                .getOrElse(now);
    }

    /** Decides on total and effect (steps 5 to 9): pays for each die that is bought and declares the result. */
    @Rule({SEQUENCE, PP_AFTER, DOOM_SPEND})
    public static Decision<SceneState, SceneEvent> choose(SceneState state, ActionCommand.ChooseDice command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        Preconditions.roll(state, RollStage.CHOICE),
                        (now, hand) -> now.require(
                                DiceChoice.of(hand.roll().get(), command.totalDice(), command.effectDice()),
                                (ok, choice) -> pay(ok, hand, choice, command.doomSpends())
                                        .and(paid -> declare(paid, choice))));
    }

    // Heroes pay a plot point for each die, the Watcher a doom die at least as large.
    private static Decision<SceneState, SceneEvent> pay(
            Decision<SceneState, SceneEvent> now, RollInProgress hand, DiceChoice choice, Vector<DieSize> doom) {
        Vector<Integer> bought = choice.bought();
        boolean hero = hand.roller().flatMap(now.state()::member).exists(CastMember::isHero);
        if (doom.size() != (hero ? 0 : bought.size())) {
            return now.refuse(new SceneViolation.WrongPayment(hand.roller()));
        }
        Decision<SceneState, SceneEvent> paid = now;
        for (int i = 0; i < bought.size(); i++) {
            Payment payment = hero ? Payment.plotPoint() : Payment.doomDie(doom.get(i));
            PlotSpend spend =
                    choice.totalDice().contains(bought.get(i)) ? PlotSpend.EXTRA_TOTAL_DIE : PlotSpend.EXTRA_EFFECT_DIE;
            DieSize die = choice.roll().dice().get(bought.get(i)).size();
            paid = paid.and(ok -> payment.by(ok, hand.roller(), spend, die));
        }
        return paid;
    }

    /** Declares a result (step 9). Either the other side's roll begins, or the totals are compared. */
    @Rule({SEQUENCE, REACTIONS})
    static Decision<SceneState, SceneEvent> declare(Decision<SceneState, SceneEvent> now, DiceChoice choice) {
        RollSide side = side(now.state());
        Vector<Trait> from = now.state().rollAt(RollStage.CHOICE).get().pool().map(PoolDie::trait);
        return answer(now.then(new ActionEvent.ResultDeclared(side, from, choice)), side);
    }

    /** Adds what follows a final result: the reaction begins, or the totals are compared. */
    static Decision<SceneState, SceneEvent> answer(Decision<SceneState, SceneEvent> now, RollSide side) {
        Exchange exchange = now.state().exchange().get();
        return side == RollSide.ACTION && exchange.reactor().forAll(now.state()::isAble)
                ? now.then(new ActionEvent.ReactionBegan(exchange.reactor()))
                : Comparison.compare(now, exchange);
    }
}
