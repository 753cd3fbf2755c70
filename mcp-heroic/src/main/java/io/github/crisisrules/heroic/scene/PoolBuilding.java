package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Ending;
import io.github.crisisrules.heroic.condition.Level;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Steps 2 to 4: dice join a pool, and are rolled. */
final class PoolBuilding {
    private PoolBuilding() {}

    /** A trait joins for free if its place is; a distinction as D4 earns a PP, or makes doom grow for a villain. */
    @Rule({POOL, SCENE_DISTINCTION, PP_EARN, DOOM_GROW})
    static Either<RuleViolation, Vector<SceneEvent>> add(SceneState state, ActionCommand.AddDie command) {
        boolean distinction = command.trait().kind() == TraitKind.DISTINCTION
                || command.trait().kind() == TraitKind.SCENE_DISTINCTION;
        return builder(state, command.side()).flatMap(roller -> {
            if (command.asD4() && !distinction) {
                return Either.left(new PoolViolation.TraitNotThere(command.trait()));
            }
            if (command.growth() == DoomGrowth.ONE_DIE) {
                return Either.left(new ActionViolation.WrongGrowth(command.growth(), 1));
            }
            return available(state, command.side(), roller, command.trait())
                    .map(die -> command.asD4() ? DieSize.D4 : die)
                    .flatMap(die -> join(state, command.side(), roller, new PoolDie(command.trait(), die, false)))
                    .map(joined -> !command.asD4()
                            ? joined
                            : joined.append(
                                    roller.hero()
                                            ? new TableEvent.PlotPointEarned(
                                                    roller.id(), PlotEarn.DISTINCTION_AGAINST_ONESELF)
                                            : new TableEvent.DoomGrew(command.growth(), 1)));
        });
    }

    /** A die is bought: an extra trait, a stunt, a push, one's own stress, or a trait of another hero for a recovery. */
    @Rule({PP_BEFORE, DOOM_SPEND, RECOVER_TRANSITION})
    static Either<RuleViolation, Vector<SceneEvent>> buy(SceneState state, ActionCommand.BuyDie command) {
        return builder(state, command.side()).flatMap(roller -> {
            if (command.spend() == PlotSpend.BORROWED_TRAIT) {
                return borrow(state, command, roller);
            }
            if (command.lender().isDefined()) {
                return Either.left(new ActionViolation.NotForThis(command.spend()));
            }
            return bought(state, command, roller)
                    .flatMap(die -> join(state, command.side(), roller, die))
                    .flatMap(joined -> paid(state, command, roller).map(paid -> paid.appendAll(joined)))
                    .map(events -> isEffort(command.spend()) && roller.boosts() > 0
                            ? events.append(new CastEvent.BoostUsed(roller.id()))
                            : events);
        });
    }

    private static Either<RuleViolation, PoolDie> bought(
            SceneState state, ActionCommand.BuyDie command, CastMember roller) {
        Trait trait = command.trait();
        TraitKind kind = trait.kind();
        if (command.spend() == PlotSpend.EXTRA_TRAIT) {
            return available(state, command.side(), roller, trait).map(die -> new PoolDie(trait, die, true));
        }
        boolean stunt = command.spend() == PlotSpend.STUNT && kind == TraitKind.STUNT;
        boolean named = roller.die(Trait.power(trait.name()))
                .orElse(roller.die(Trait.specialty(trait.name())))
                .isDefined();
        if (stunt && named) {
            return Either.right(new PoolDie(trait, EffectDice.steppedUp(DieSize.D8, roller.boosts()), false));
        }
        if (command.spend() == PlotSpend.PUSH && kind == TraitKind.PUSH) {
            return Either.right(new PoolDie(trait, EffectDice.steppedUp(DieSize.D6, roller.boosts()), false));
        }
        if (command.spend() == PlotSpend.OWN_STRESS && trait instanceof Trait.OwnStress own) {
            return roller.harm()
                    .level(Ailment.stress(own.type()))
                    .map(level -> new PoolDie(trait, level.die(), true))
                    .toEither(() -> new PoolViolation.TraitNotThere(trait));
        }
        return stunt
                ? Either.left(new PoolViolation.TraitNotThere(trait))
                : Either.left(new ActionViolation.NotForThis(command.spend()));
    }

    private static boolean isEffort(PlotSpend spend) {
        return spend == PlotSpend.PUSH || spend == PlotSpend.STUNT;
    }

    private static Either<RuleViolation, Vector<SceneEvent>> paid(
            SceneState state, ActionCommand.BuyDie command, CastMember roller) {
        return command.payment().by(state, roller.id(), command.spend());
    }

    /** A trait of another hero for a recovery in a transition scene; the PP goes to that hero. */
    @Rule(RECOVER_TRANSITION)
    private static Either<RuleViolation, Vector<SceneEvent>> borrow(
            SceneState state, ActionCommand.BuyDie command, CastMember roller) {
        boolean recovery =
                state.kind() == SceneKind.TRANSITION && state.exchange().exists(one -> one.intent() == Intent.HEAL);
        Option<CastMember> lender = command.lender()
                .flatMap(state::member)
                .filter(one -> one.hero() && !one.id().equals(roller.id()));
        if (!recovery || lender.isEmpty()) {
            return Either.left(new ActionViolation.NotForThis(command.spend()));
        }
        Trait trait = command.trait();
        return lender.get()
                .die(trait)
                .filter(die -> trait.kind() != TraitKind.AFFILIATION)
                .<RuleViolation>toEither(() -> new PoolViolation.TraitNotThere(trait))
                .flatMap(die -> join(state, command.side(), roller, new PoolDie(trait, die, true)))
                .flatMap(joined -> paid(state, command, roller)
                        .map(paid -> paid.append(new TableEvent.PlotPointEarned(
                                        lender.get().id(), PlotEarn.TRAIT_LENT))
                                .appendAll(joined)));
    }

    /** A doom die leaves the doom pool and joins a villain's. */
    @Rule(DOOM_SPEND)
    static Either<RuleViolation, Vector<SceneEvent>> addDoom(SceneState state, ActionCommand.AddDoomDie command) {
        return builder(state, command.side())
                .flatMap(roller -> roller.hero()
                        ? Either.left(new SceneViolation.NotAVillain(roller.id()))
                        : Payment.doomDie(command.die())
                                .by(
                                        state,
                                        Option.some(roller.id()),
                                        PlotSpend.EXTRA_TRAIT,
                                        DoomSpend.VILLAIN_POOL,
                                        DieSize.D4)
                                .map(paid -> paid.append(new ActionEvent.DieJoined(
                                        command.side(), new PoolDie(Trait.doom(command.die()), command.die(), true)))));
    }

    /** The dice fall. Assets for one roll are used up; own stress that was put to use steps up. */
    @Rule({ROLL, USE, PP_BEFORE})
    static Either<RuleViolation, Vector<SceneEvent>> roll(SceneState state, ActionCommand.RollPool command) {
        return Checks.at(state, command.side(), Stage.POOL)
                .flatMap(hand -> Roll.of(hand.sizes(), command.faces())
                        .map(dice -> Vector.<SceneEvent>of(new ActionEvent.DiceRolled(command.side(), dice))
                                .appendAll(hand.roller()
                                        .map(state::known)
                                        .map(roller -> usedUp(roller, hand.pool()))
                                        .getOrElse(Vector.empty()))));
    }

    private static Vector<SceneEvent> usedUp(CastMember roller, Vector<PoolDie> pool) {
        Vector<SceneEvent> assets = pool.filter(die -> die.trait().kind() == TraitKind.ASSET)
                .flatMap(die -> roller.created(die.trait()))
                .filter(trait -> trait.after(Ending.ROLL).isEmpty())
                .map(trait -> new CastEvent.TraitEnded(roller.id(), trait));
        Ailments harm = pool.map(PoolDie::trait)
                .filter(Trait.OwnStress.class::isInstance)
                .map(trait -> Ailment.stress(((Trait.OwnStress) trait).type()))
                .foldLeft(roller.harm(), Ailments::stepUp);
        return harm.equals(roller.harm()) ? assets : assets.append(new CastEvent.HarmChanged(roller.id(), harm));
    }

    private static Either<RuleViolation, CastMember> builder(SceneState state, RollSide side) {
        return Checks.at(state, side, Stage.POOL)
                .flatMap(hand ->
                        hand.roller().flatMap(state::member).toEither(() -> new ActionViolation.WrongStep(side)));
    }

    private static Either<RuleViolation, Vector<SceneEvent>> join(
            SceneState state, RollSide side, CastMember roller, PoolDie die) {
        Vector<PoolDie> pool =
                state.exchange().flatMap(one -> one.roll(side)).get().pool();
        return PoolRules.join(pool, die, roller.datafile(), roller.company())
                .map(joined -> Vector.of(new ActionEvent.DieJoined(side, joined)));
    }

    /** The die of a trait that is there for the roller: on the datafile, in the scene, at hand, or on the opposition. */
    @Rule({POOL, SCENE_DISTINCTION, COMPLICATION_IS_ON_THE_OPPOSITION})
    private static Either<RuleViolation, DieSize> available(
            SceneState state, RollSide side, CastMember roller, Trait trait) {
        TraitKind kind = trait.kind();
        Exchange exchange = state.exchange().get();
        Option<CastMember> opposition = exchange.intent() == Intent.HURT
                ? Option.some(state.known(side == RollSide.ACTION ? exchange.target() : exchange.actor()))
                : Option.none();
        Option<DieSize> die;
        if (kind.isOnDatafile()) {
            die = roller.die(trait);
        } else if (kind == TraitKind.SCENE_DISTINCTION) {
            die = Option.when(state.distinctions().contains(trait.name()), DieSize.D8);
        } else if (kind == TraitKind.ASSET || kind == TraitKind.RESOURCE) {
            die = roller.created(trait).map(one -> one.level().die());
        } else if (kind == TraitKind.COMPLICATION) {
            die = opposition
                    .flatMap(one -> one.created(trait))
                    .map(one -> one.level().die());
        } else if (trait instanceof Trait.Suffered suffered) {
            die = opposition
                    .flatMap(one -> one.harm().level(suffered.ailment()))
                    .map(Level::die);
        } else {
            return Either.left(new PoolViolation.NotForFree(trait));
        }
        return die.toEither(() -> new PoolViolation.TraitNotThere(trait));
    }
}
