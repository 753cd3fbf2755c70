package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Exchange;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollInHand;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Level;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.Moment.Step;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Whether a step of an action is allowed, as the thirteen steps of the sheet say it; pools are {@link LiteralPool}'s. */
final class LiteralAction implements ActionCommand.Cases<Boolean> {
    private final Moment now;

    LiteralAction(Moment now) {
        this.now = now;
    }

    @Override
    public Boolean declareAction(ActionCommand.DeclareAction command) {
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

    @Override
    public Boolean addDie(ActionCommand.AddDie command) {
        return LiteralPool.adds(now, command);
    }

    @Override
    public Boolean buyDie(ActionCommand.BuyDie command) {
        return LiteralPool.buys(now, command);
    }

    @Override
    public Boolean addDoomDie(ActionCommand.AddDoomDie command) {
        return now.at(command.side(), Step.GATHERING)
                        .flatMap(RollInHand::roller)
                        .exists(now::villain)
                && now.doomDie(command.die(), DieSize.D4);
    }

    @Override
    public Boolean rollPool(ActionCommand.RollPool command) {
        return now.at(command.side(), Step.GATHERING)
                .exists(roll -> roll.pool().size() == command.faces().size()
                        && roll.pool()
                                .zip(command.faces())
                                .forAll(pair ->
                                        pair._2 >= 1 && pair._2 <= pair._1.die().sides()));
    }

    /** Two dice for the total and one more for the effect, none of them twice, none that shows 1; all there are if fewer. */
    @Override
    public Boolean chooseDice(ActionCommand.ChooseDice command) {
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

    @Override
    public Boolean buyTotalDie(ActionCommand.BuyTotalDie command) {
        return buysRolledDie(command.side(), command.place(), command.payment());
    }

    @Override
    public Boolean buyEffectDie(ActionCommand.BuyEffectDie command) {
        return buysRolledDie(command.side(), command.place(), command.payment());
    }

    private boolean buysRolledDie(RollSide side, int place, Payment payment) {
        return now.at(side, Step.CHOSEN)
                .exists(roll -> Moment.spare(roll, place)
                        && now.pays(
                                roll.roller(), payment, roll.pool().get(place).die()));
    }

    @Override
    public Boolean declareResult(ActionCommand.DeclareResult command) {
        return now.at(command.side(), Step.CHOSEN).isDefined();
    }

    /** One at a time in either way, or all at once for one die where there are several. */
    @Override
    public Boolean buyOpportunities(ActionCommand.BuyOpportunities command) {
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

    @Override
    public Boolean stepUpAsset(ActionCommand.StepUpAsset command) {
        return watchersOpportunity(command.side(), command.hero())
                && command.asset().kind() == TraitKind.ASSET
                && now.made(command.hero(), command.asset()).exists(die -> die != DieSize.D12);
    }

    @Override
    public Boolean stepUpNextPush(ActionCommand.StepUpNextPush command) {
        return watchersOpportunity(command.side(), command.hero());
    }

    @Override
    public Boolean findResource(ActionCommand.FindResource command) {
        return watchersOpportunity(command.side(), command.hero())
                && LiteralLegality.resource(now, command.hero(), command.specialty(), command.name());
    }

    @Override
    public Boolean settleRoll(ActionCommand.SettleRoll command) {
        return now.at(command.side(), Step.DECLARED).isDefined();
    }

    @Override
    public Boolean takeSecondEffect(ActionCommand.TakeSecondEffect command) {
        return now.exchange()
                .filter(Exchange::secondOpen)
                .flatMap(one -> one.winner().contains(RollSide.ACTION) ? Option.some(one.action()) : one.reaction())
                .exists(roll -> Moment.spare(roll, command.place()));
    }

    /** The Watcher's reaction, too, strikes back for a doom die. */
    @Override
    public Boolean counterAttack(ActionCommand.CounterAttack command) {
        return now.exchange()
                .filter(one -> one.winner().contains(RollSide.REACTION) && !one.countered())
                .exists(one -> now.pays(
                        Option.when(one.intent() == Intent.HURT, one.target()), command.payment(), DieSize.D4));
    }

    @Override
    public Boolean useEffect(ActionCommand.UseEffect command) {
        return now.exchange()
                .exists(one -> !one.effects().isEmpty()
                        && command.use()
                                .match(new LiteralUse(now, one, one.effects().head())));
    }

    @Override
    public Boolean changeStress(ActionCommand.ChangeStress command) {
        return now.exchange()
                .flatMap(Exchange::justTaken)
                .exists(taken -> taken.stress().type() != command.to()
                        && now.pays(Option.some(taken.who()), command.payment(), DieSize.D4));
    }

    @Override
    public Boolean endAction(ActionCommand.EndAction command) {
        return now.exchange().exists(one -> one.winner().isDefined());
    }
}
