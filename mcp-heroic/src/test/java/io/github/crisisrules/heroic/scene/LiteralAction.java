package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Level;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.Moment.Step;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Whether a step of an action is allowed, as the thirteen steps of the sheet say it; pools are {@link LiteralPool}'s. */
final class LiteralAction {
    private final Moment now;

    LiteralAction(Moment now) {
        this.now = now;
    }

    /** Whether the sheet allows it. */
    boolean allows(ActionCommand command) {
        if (command instanceof ActionCommand.DeclareAction one) {
            return declareAction(one);
        }
        if (command instanceof ActionCommand.AddDie one) {
            return addDie(one);
        }
        if (command instanceof ActionCommand.BuyDie one) {
            return buyDie(one);
        }
        if (command instanceof ActionCommand.AddDoomDie one) {
            return addDoomDie(one);
        }
        if (command instanceof ActionCommand.RollPool one) {
            return rollPool(one);
        }
        if (command instanceof ActionCommand.ChooseDice one) {
            return chooseDice(one);
        }
        if (command instanceof ActionCommand.BuyTotalDie one) {
            return buyTotalDie(one);
        }
        if (command instanceof ActionCommand.BuyEffectDie one) {
            return buyEffectDie(one);
        }
        if (command instanceof ActionCommand.DeclareResult one) {
            return declareResult(one);
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
        if (command instanceof ActionCommand.SettleRoll one) {
            return settleRoll(one);
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
                return now.hero(command.actor())
                        && command.affected().isEmpty()
                        && command.ailment().exists(ailment -> canBeHealed(command, ailment, self));
        }
        throw new AssertionError(command);
    }

    private boolean canBeHelped(CastId target, Trait trait) {
        return trait.kind() == TraitKind.COMPLICATION
                ? now.made(target, trait).isDefined()
                : now.one(target).changed().containsKey(trait)
                        && now.one(target).datafile().die(trait).isDefined();
    }

    /** In action scenes an ally, or a power of one's own; in transition scenes oneself, once for each ailment. */
    private boolean canBeHealed(ActionCommand.DeclareAction command, Ailment ailment, boolean self) {
        CastMember target = now.one(command.target());
        Option<Level> there = ailment.isTrauma()
                ? target.harm().trauma().get(ailment.type())
                : target.harm().stress().get(ailment.type());
        boolean fits = now.actionScene()
                ? self == command.byPower()
                : self && !command.byPower() && !target.tried().contains(ailment);
        return there.isDefined() && fits;
    }

    private boolean addDie(ActionCommand.AddDie command) {
        return LiteralPool.adds(now, command);
    }

    private boolean buyDie(ActionCommand.BuyDie command) {
        return LiteralPool.buys(now, command);
    }

    private boolean addDoomDie(ActionCommand.AddDoomDie command) {
        return now.at(command.side(), Step.GATHERING)
                        .flatMap(RollInHand::roller)
                        .exists(now::villain)
                && now.doomDie(command.die(), DieSize.D4);
    }

    private boolean rollPool(ActionCommand.RollPool command) {
        return now.at(command.side(), Step.GATHERING)
                .exists(roll -> roll.pool().size() == command.faces().size()
                        && roll.pool()
                                .zip(command.faces())
                                .forAll(pair ->
                                        pair._2 >= 1 && pair._2 <= pair._1.die().sides()));
    }

    /** Two dice for the total and one more for the effect, none of them twice, none that shows 1; all there are if fewer. */
    private boolean chooseDice(ActionCommand.ChooseDice command) {
        return now.at(command.side(), Step.ROLLED).exists(hand -> {
            Vector<Integer> faces = hand.roll().get().dice().map(die -> die.face());
            int usable = faces.count(face -> face > 1);
            Vector<Integer> used = command.total().appendAll(command.effect());
            return used.forAll(place -> place >= 0 && place < faces.size() && faces.get(place) > 1)
                    && used.distinct().size() == used.size()
                    && command.total().size() == Math.min(2, usable)
                    && command.effect().isDefined() == usable > 2;
        });
    }

    private boolean buyTotalDie(ActionCommand.BuyTotalDie command) {
        return buysRolledDie(command.side(), command.place(), command.payment());
    }

    private boolean buyEffectDie(ActionCommand.BuyEffectDie command) {
        return buysRolledDie(command.side(), command.place(), command.payment());
    }

    private boolean buysRolledDie(RollSide side, int place, Payment payment) {
        return now.at(side, Step.CHOSEN)
                .exists(roll -> Moment.spare(roll, place)
                        && now.pays(
                                roll.roller(), payment, roll.pool().get(place).die()));
    }

    private boolean declareResult(ActionCommand.DeclareResult command) {
        return now.at(command.side(), Step.CHOSEN).isDefined();
    }

    /** One at a time in either way, or all at once for one die where there are several. */
    private boolean buyOpportunities(ActionCommand.BuyOpportunities command) {
        return now.at(command.side(), Step.DECLARED).exists(roll -> {
            int left = Moment.opportunities(roll);
            boolean allAtOnce = roll.sold() == 0 && left > 1 && command.count() == left;
            return roll.roller().exists(now::hero)
                    && command.count() >= 1
                    && command.count() <= left
                    && (command.growth() != DoomGrowth.ONE_DIE || allAtOnce);
        });
    }

    private boolean watchersOpportunity(RollSide side, CastId hero) {
        return now.at(side, Step.DECLARED)
                        .exists(roll -> !roll.roller().exists(now::hero) && Moment.opportunities(roll) > 0)
                && now.plotPoint(hero);
    }

    private boolean stepUpAsset(ActionCommand.StepUpAsset command) {
        return watchersOpportunity(command.side(), command.hero())
                && command.asset().kind() == TraitKind.ASSET
                && now.made(command.hero(), command.asset()).exists(die -> die != DieSize.D12);
    }

    private boolean stepUpNextPush(ActionCommand.StepUpNextPush command) {
        return watchersOpportunity(command.side(), command.hero());
    }

    private boolean findResource(ActionCommand.FindResource command) {
        return watchersOpportunity(command.side(), command.hero())
                && LiteralLegality.resource(now, command.hero(), command.specialty(), command.name());
    }

    private boolean settleRoll(ActionCommand.SettleRoll command) {
        return now.at(command.side(), Step.DECLARED).isDefined();
    }

    private boolean takeSecondEffect(ActionCommand.TakeSecondEffect command) {
        return now.exchange()
                .filter(Exchange::secondOpen)
                .flatMap(one -> one.winner().contains(RollSide.ACTION) ? Option.some(one.action()) : one.reaction())
                .exists(roll -> Moment.spare(roll, command.place()));
    }

    /** The Watcher's reaction, too, strikes back for a doom die. */
    private boolean counterAttack(ActionCommand.CounterAttack command) {
        return now.exchange()
                .filter(one -> one.winner().contains(RollSide.REACTION) && !one.countered())
                .exists(one -> now.pays(
                        Option.when(one.intent() == Intent.HURT, one.target()), command.payment(), DieSize.D4));
    }

    private boolean useEffect(ActionCommand.UseEffect command) {
        return now.exchange()
                .exists(one -> !one.effects().isEmpty()
                        && new LiteralUse(now, one, one.effects().head()).allows(command.use()));
    }

    private boolean changeStress(ActionCommand.ChangeStress command) {
        return now.exchange()
                .flatMap(Exchange::justTaken)
                .exists(taken -> taken.stress().type() != command.to()
                        && now.pays(Option.some(taken.who()), command.payment(), DieSize.D4));
    }

    private boolean endAction(ActionCommand.EndAction command) {
        return now.exchange().exists(one -> one.winner().isDefined());
    }
}
