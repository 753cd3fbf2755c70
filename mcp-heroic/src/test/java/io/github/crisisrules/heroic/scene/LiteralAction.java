package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.Moment.Step;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Decides whether a step of an action is allowed, as the thirteen steps of the sheet say it; pools are {@link LiteralPool}'s. */
final class LiteralAction {
    private final Moment now;

    LiteralAction(Moment now) {
        this.now = now;
    }

    /** Returns whether the sheet allows it. */
    boolean allows(ActionCommand command) {
        if (command instanceof ActionCommand.DeclareAction one) {
            return declareAction(one);
        }
        if (command instanceof ActionCommand.BuildPool one) {
            return LiteralPool.joins(now, one.parts());
        }
        if (command instanceof ActionCommand.RollPool one) {
            return rollPool(one);
        }
        if (command instanceof ActionCommand.ReportRoll one) {
            return now.at(Step.GATHERING).exists(roll -> roll.pool().isEmpty());
        }
        if (command instanceof ActionCommand.ChooseDice one) {
            return chooseDice(one);
        }
        if (command instanceof ActionCommand.ReportResult one) {
            return reportResult(one);
        }
        if (command instanceof ActionCommand.BuyOpportunities one) {
            return buyOpportunities(one);
        }
        if (command instanceof ActionCommand.StepUpAsset one) {
            return stepUpAsset(one);
        }
        if (command instanceof ActionCommand.StepUpNextPush one) {
            return stepUpNextPush(one);
        }
        if (command instanceof ActionCommand.FindResource one) {
            return findResource(one);
        }
        if (command instanceof ActionCommand.TakeSecondEffect one) {
            return takeSecondEffect(one);
        }
        if (command instanceof ActionCommand.CounterAttack one) {
            return counterAttack(one);
        }
        if (command instanceof ActionCommand.UseEffect one) {
            return useEffect(one);
        }
        if (command instanceof ActionCommand.ChangeStress one) {
            return changeStress(one);
        }
        if (command instanceof ActionCommand.EndAction one) {
            return endAction(one);
        }
        throw new AssertionError(command);
    }

    private boolean declareAction(ActionCommand.DeclareAction command) {
        if (!now.mayAct(command.actor()) || !now.alive(command.target())) {
            return false;
        }
        boolean self = command.actor().equals(command.target());
        switch (command.intent()) {
            case HURT:
                return !self
                        && command.ailment().isEmpty()
                        && command.affected().isEmpty()
                        && !command.byPower();
            case HELP:
                return now.hero(command.actor())
                        && command.ailment().isEmpty()
                        && !command.byPower()
                        && command.affected().forAll(trait -> canBeHelped(command.target(), trait));
            case HEAL:
                return (now.hero(command.actor()) || self)
                        && command.affected().isEmpty()
                        && command.ailment().exists(ailment -> canBeHealed(command, ailment, self));
        }
        throw new AssertionError(command);
    }

    private boolean canBeHelped(CastId target, Trait trait) {
        if (trait.kind() == TraitKind.SCENE_DISTINCTION) {
            return now.state().distinctions().contains(trait.name());
        }
        return trait.kind() == TraitKind.COMPLICATION
                ? now.made(target, trait).isDefined()
                : now.one(target).changedTraits().containsKey(trait)
                        && now.one(target).datafile().die(trait).isDefined();
    }

    /** In action scenes an ally, or a power of one's own; in transition scenes oneself; once for each ailment. */
    private boolean canBeHealed(ActionCommand.DeclareAction command, Ailment ailment, boolean self) {
        CastMember target = now.one(command.target());
        Option<Severity> there = ailment.isTrauma()
                ? target.harm().trauma().get(ailment.type())
                : target.harm().stress().get(ailment.type());
        boolean fits = now.actionScene() ? self == command.byPower() : self && !command.byPower();
        return there.isDefined() && fits && !target.triedRecoveries().contains(ailment);
    }

    /** The builder of a pool rolls all of it; the Watcher rolls the doom pool and what the action is about. */
    private boolean rollPool(ActionCommand.RollPool command) {
        if (!LiteralPool.joins(now, command.parts())) {
            return false;
        }
        SceneState built = new ActionCommand.BuildPool(command.parts())
                .decide(now.state())
                .toEither()
                .get()
                .state();
        RollInProgress roll = new Moment(built).at(Step.GATHERING).get();
        Vector<DieSize> dice = roll.roller().isDefined() ? roll.pool().map(PoolDie::die) : against(built);
        return dice.size() == command.faces().size()
                && dice.zip(command.faces()).forAll(pair -> pair._2 >= 1 && pair._2 <= pair._1.sides());
    }

    private static Vector<DieSize> against(SceneState state) {
        Exchange exchange = state.exchange().get();
        CastMember target = state.cast().get(exchange.target()).get();
        Vector<DieSize> dice = state.doom().dice();
        for (Ailment ailment : exchange.ailment()) {
            dice = dice.appendAll((ailment.isTrauma()
                            ? target.harm().trauma().get(ailment.type())
                            : target.harm().stress().get(ailment.type()))
                    .map(Severity::die));
        }
        for (Trait trait : exchange.affected()) {
            dice = dice.appendAll(
                    trait.kind() == TraitKind.SCENE_DISTINCTION
                            ? Option.when(
                                    state.distinctions().contains(trait.name()),
                                    new Moment(state).distinction(trait.name()))
                            : trait.kind() == TraitKind.COMPLICATION
                                    ? target.traits()
                                            .find(one -> one.trait().equals(trait))
                                            .map(one -> one.severity().die())
                                    : target.changedTraits().containsKey(trait)
                                            ? target.datafile().die(trait)
                                            : Option.none());
        }
        return dice;
    }

    /**
     * Two dice for the total and one more for the effect, none of them twice, none that shows 1; all there are if fewer.
     * More dice of either kind cost a plot point each, or a doom die at least as large; a third die in the total may be
     * the last, and then no effect die is left.
     */
    private boolean chooseDice(ActionCommand.ChooseDice command) {
        return now.at(Step.ROLLED).exists(hand -> {
            Vector<RolledDie> dice = hand.roll().get().dice();
            int usable = dice.count(die -> die.face() > 1);
            Vector<Integer> used = command.totalDice().appendAll(command.effectDice());
            boolean right = used.forAll(place ->
                            place >= 0 && place < dice.size() && dice.get(place).face() > 1)
                    && used.distinct().size() == used.size()
                    && command.totalDice().size() >= Math.min(2, usable)
                    && (!command.effectDice().isEmpty() || command.totalDice().size() == usable);
            return right && pays(hand, command);
        });
    }

    private boolean pays(RollInProgress hand, ActionCommand.ChooseDice command) {
        Vector<DieSize> bought = command.totalDice()
                .drop(2)
                .appendAll(command.effectDice().drop(1))
                .map(place -> hand.roll().get().dice().get(place).size());
        if (hand.roller().exists(now::hero)) {
            return command.doomSpends().isEmpty()
                    && now.one(hand.roller().get()).plotPoints().count() >= bought.size();
        }
        Pool doom = now.state().doom();
        for (DieSize die : command.doomSpends()) {
            if (!doom.has(die)) {
                return false;
            }
            doom = doom.minus(die);
        }
        return command.doomSpends().size() == bought.size()
                && command.doomSpends().zip(bought).forAll(pair -> pair._1.sides() >= pair._2.sides());
    }

    /** A reaction is reported with the action unless the target of an attack cannot make one. */
    private boolean reportResult(ActionCommand.ReportResult command) {
        boolean reacts = command.action().intent() != Intent.HURT
                || now.standing(command.action().target());
        return declareAction(command.action()) && command.reactionResult().isDefined() == reacts;
    }

    /** One at a time in either way, or all at once for one die where there are several. */
    private boolean buyOpportunities(ActionCommand.BuyOpportunities command) {
        return now.forSale().exists(roll -> {
            int left = Moment.opportunities(roll);
            boolean allAtOnce = roll.opportunitiesSold() == 0 && left > 1 && command.count() == left;
            return roll.roller().exists(now::hero)
                    && command.count() >= 1
                    && command.count() <= left
                    && (command.growth() != DoomGrowth.ONE_DIE || allAtOnce);
        });
    }

    private boolean watchersOpportunity(CastId hero) {
        return now.forSale().exists(roll -> !roll.roller().exists(now::hero)) && now.plotPoint(hero);
    }

    private boolean stepUpAsset(ActionCommand.StepUpAsset command) {
        return watchersOpportunity(command.hero())
                && command.asset().kind() == TraitKind.ASSET
                && now.made(command.hero(), command.asset()).exists(die -> die != DieSize.D12);
    }

    private boolean stepUpNextPush(ActionCommand.StepUpNextPush command) {
        return watchersOpportunity(command.hero());
    }

    private boolean findResource(ActionCommand.FindResource command) {
        return watchersOpportunity(command.hero())
                && LiteralLegality.resource(now, command.hero(), command.specialty(), command.name());
    }

    private boolean takeSecondEffect(ActionCommand.TakeSecondEffect command) {
        return now.exchange()
                .filter(Exchange::canTakeSecondEffect)
                .flatMap(one -> one.winner().contains(RollSide.ACTION) ? Option.some(one.action()) : one.reaction())
                .exists(roll -> Moment.spare(roll, command.dieIndex()));
    }

    /** The Watcher's reaction, too, strikes back for a doom die. */
    private boolean counterAttack(ActionCommand.CounterAttack command) {
        return now.exchange()
                .filter(one -> one.winner().contains(RollSide.REACTION) && !one.isCountered())
                .exists(one -> now.pays(
                        Option.when(one.intent() == Intent.HURT, one.target()), command.payment(), DieSize.D4));
    }

    private boolean useEffect(ActionCommand.UseEffect command) {
        return now.exchange()
                .exists(one -> !one.effects().isEmpty()
                        && new LiteralUse(now, one, one.effects().head()).allows(command.use()));
    }

    private boolean changeStress(ActionCommand.ChangeStress command) {
        return now.state()
                .recentStress()
                .exists(taken -> taken.stress().type() != command.type()
                        && now.pays(Option.some(taken.character()), command.payment(), DieSize.D4));
    }

    private boolean endAction(ActionCommand.EndAction command) {
        return now.exchange().exists(one -> one.winner().isDefined());
    }
}
