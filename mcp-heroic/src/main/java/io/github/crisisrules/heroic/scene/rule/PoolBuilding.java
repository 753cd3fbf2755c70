package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.Level;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.PoolPart;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for adding dice to a pool (steps 2 and 3). {@link Rolling} covers the roll. */
public final class PoolBuilding {
    private PoolBuilding() {}

    /**
     * Decides on adding parts to the pool, one after the other. Taking up dice ends the sale of earlier
     * opportunities.
     */
    @Rule({POOL, SEQUENCE})
    public static Either<RuleViolation, Transition<SceneState, SceneEvent>> build(
            SceneState state, Vector<PoolPart> parts) {
        Either<RuleViolation, Transition<SceneState, SceneEvent>> built = Preconditions.at(state, Stage.POOL)
                .filterOrElse(
                        hand -> hand.roller().isDefined() || parts.isEmpty(),
                        hand -> new ActionViolation.NothingAddedToDoomPool())
                .map(hand -> Transition.of(state, OpportunityRules.passed(state)));
        for (PoolPart part : parts) {
            built = built.flatMap(so -> part.join(so.state()).map(so::thenAll));
        }
        return built;
    }

    /** Decides on adding a trait, which costs nothing if its place in the pool is free. */
    @Rule({POOL, SCENE_DISTINCTION})
    public static Either<RuleViolation, Vector<SceneEvent>> add(SceneState state, PoolPart.TraitDie part) {
        return builder(state)
                .flatMap(roller -> available(state, roller, part.trait())
                        .flatMap(die -> join(state, roller, new PoolDie(part.trait(), die, false))));
    }

    /**
     * Decides on adding a distinction as D4, which earns a hero a plot point and makes the doom pool grow for a
     * villain.
     */
    @Rule({POOL, SCENE_DISTINCTION, PP_EARN, DOOM_GROW})
    public static Either<RuleViolation, Vector<SceneEvent>> addAsD4(SceneState state, PoolPart.DistinctionAsD4 part) {
        Trait trait = part.distinction();
        return builder(state).flatMap(roller -> {
            if (trait.kind() != TraitKind.DISTINCTION && trait.kind() != TraitKind.SCENE_DISTINCTION) {
                return Either.left(new PoolViolation.NotUsableAsD4(trait));
            }
            if (part.growth() == DoomGrowth.ONE_DIE) {
                return Either.left(new ActionViolation.WrongDoomGrowth(part.growth(), 1));
            }
            return available(state, roller, trait)
                    .flatMap(die -> join(state, roller, new PoolDie(trait, DieSize.D4, false)))
                    .map(joined -> joined.append(
                            roller.hero()
                                    ? new StoryEvent.PlotPointEarned(roller.id(), PlotEarn.DISTINCTION_AGAINST_ONESELF)
                                    : new StoryEvent.DoomGrew(part.growth(), 1)));
        });
    }

    /** Decides on buying a die: an extra trait, a stunt, a push, or the roller's own stress. */
    @Rule({PP_BEFORE, DOOM_SPEND})
    public static Either<RuleViolation, Vector<SceneEvent>> buy(SceneState state, PoolPart.BoughtDie part) {
        return builder(state)
                .flatMap(roller -> bought(state, part, roller)
                        .flatMap(die -> join(state, roller, die))
                        .flatMap(joined -> part.payment()
                                .by(state, roller.id(), part.spend())
                                .map(paid -> paid.appendAll(joined)))
                        .map(events -> isEffort(part.spend()) && roller.boosts() > 0
                                ? events.append(new CastEvent.BoostUsed(roller.id()))
                                : events));
    }

    private static Either<RuleViolation, PoolDie> bought(SceneState state, PoolPart.BoughtDie part, CastMember roller) {
        Trait trait = part.trait();
        TraitKind kind = trait.kind();
        if (part.spend() == PlotSpend.EXTRA_TRAIT) {
            return available(state, roller, trait).map(die -> new PoolDie(trait, die, true));
        }
        boolean stunt = part.spend() == PlotSpend.STUNT && kind == TraitKind.STUNT;
        if (stunt) {
            return roller.die(Trait.power(trait.name()))
                    .orElse(roller.die(Trait.specialty(trait.name())))
                    .<RuleViolation>toEither(() -> new PoolViolation.TraitNotAvailable(trait))
                    .map(ability -> new PoolDie(trait, EffectDice.steppedUp(DieSize.D8, roller.boosts()), false));
        }
        if (part.spend() == PlotSpend.PUSH && kind == TraitKind.PUSH) {
            return Either.right(new PoolDie(trait, EffectDice.steppedUp(DieSize.D6, roller.boosts()), false));
        }
        return part.spend() == PlotSpend.OWN_STRESS && trait instanceof Trait.OwnStress own
                ? roller.harm()
                        .level(Ailment.stress(own.type()))
                        .map(level -> new PoolDie(trait, level.die(), true))
                        .toEither(() -> new PoolViolation.TraitNotAvailable(trait))
                : Either.left(new ActionViolation.SpendDoesNotApply(part.spend()));
    }

    private static boolean isEffort(PlotSpend spend) {
        return spend == PlotSpend.PUSH || spend == PlotSpend.STUNT;
    }

    /**
     * Decides on borrowing a trait of another hero for a recovery in a transition scene. The plot point goes to that
     * hero.
     */
    @Rule(RECOVER_TRANSITION)
    public static Either<RuleViolation, Vector<SceneEvent>> borrow(SceneState state, PoolPart.BorrowedTrait part) {
        Trait trait = part.trait();
        boolean recovery =
                state.kind() == SceneKind.TRANSITION && state.exchange().exists(one -> one.intent() == Intent.HEAL);
        return builder(state)
                .flatMap(roller -> Preconditions.hero(state, part.lender())
                        .filterOrElse(
                                lender -> recovery && !lender.id().equals(roller.id()),
                                lender -> new ActionViolation.SpendDoesNotApply(PlotSpend.BORROWED_TRAIT))
                        .flatMap(lender -> lender.die(trait)
                                .filter(die -> trait.kind() != TraitKind.AFFILIATION)
                                .<RuleViolation>toEither(() -> new PoolViolation.TraitNotAvailable(trait)))
                        .flatMap(die -> join(state, roller, new PoolDie(trait, die, true)))
                        .flatMap(joined -> Payment.plotPoint()
                                .by(state, roller.id(), PlotSpend.BORROWED_TRAIT)
                                .map(paid -> paid.append(
                                                new StoryEvent.PlotPointEarned(part.lender(), PlotEarn.TRAIT_LENT))
                                        .appendAll(joined))));
    }

    /** Decides on moving a doom die into a villain's pool. */
    @Rule(DOOM_SPEND)
    public static Either<RuleViolation, Vector<SceneEvent>> addDoom(SceneState state, PoolPart.SpentDoomDie part) {
        return builder(state)
                .filterOrElse(roller -> !roller.hero(), roller -> new SceneViolation.NotAVillain(roller.id()))
                .flatMap(roller -> DoomRules.spend(state, part.die(), DoomSpend.VILLAIN_POOL)
                        .map(paid ->
                                paid.append(joined(state, new PoolDie(Trait.doom(part.die()), part.die(), true)))));
    }

    /**
     * Decides on a die that the Watcher rules into a pool. It is an extra die, in addition to any die that the trait
     * already gives.
     */
    @Rule({WATCHER_RULES_ON_SPECIAL_EFFECTS, POOL})
    public static Either<RuleViolation, Vector<SceneEvent>> rule(SceneState state, Consequence.AddDie ruling) {
        Trait trait = ruling.trait();
        return builder(state)
                .flatMap(roller -> isMadeUp(trait) ? Either.right(trait) : ruled(state, roller, trait))
                .map(so ->
                        OpportunityRules.passed(state).append(joined(state, new PoolDie(trait, ruling.die(), true))));
    }

    private static boolean isMadeUp(Trait trait) {
        return trait.kind() == TraitKind.PUSH || trait.kind() == TraitKind.STUNT;
    }

    // Traits created in play and stress or trauma join a pool only as themselves: once, and used up with the roll.
    private static Either<RuleViolation, Trait> ruled(SceneState state, CastMember roller, Trait trait) {
        TraitKind kind = trait.kind();
        boolean lasting = kind == TraitKind.SCENE_DISTINCTION || (kind.isOnDatafile() && kind != TraitKind.AFFILIATION);
        return lasting
                ? available(state, roller, trait).map(die -> trait)
                : Either.left(new PoolViolation.NotAddedByRuling(trait));
    }

    private static SceneEvent joined(SceneState state, PoolDie die) {
        return new ActionEvent.DieAdded(
                state.exchange().flatMap(Exchange::rolling).get(), die);
    }

    private static Either<RuleViolation, CastMember> builder(SceneState state) {
        return Preconditions.at(state, Stage.POOL)
                .flatMap(hand ->
                        hand.roller().flatMap(state::member).toEither(ActionViolation.NothingAddedToDoomPool::new));
    }

    private static Either<RuleViolation, Vector<SceneEvent>> join(SceneState state, CastMember roller, PoolDie die) {
        Vector<PoolDie> pool = state.hand(Stage.POOL).get().pool();
        return PoolRules.join(pool, die, roller.datafile(), state.company(roller.id()))
                .map(joined -> Vector.of(joined(state, joined)));
    }

    /**
     * Returns the die of a trait available to the roller: on the datafile, in the scene, created for the roller, or
     * suffered by the opposition.
     */
    @Rule({POOL, SCENE_DISTINCTION, COMPLICATION_IS_ON_THE_OPPOSITION})
    private static Either<RuleViolation, DieSize> available(SceneState state, CastMember roller, Trait trait) {
        TraitKind kind = trait.kind();
        Exchange exchange = state.exchange().get();
        Option<CastMember> opposition = exchange.intent() == Intent.HURT
                ? Option.some(state.known(
                        exchange.rolling().contains(RollSide.ACTION) ? exchange.target() : exchange.actor()))
                : Option.none();
        Option<DieSize> die;
        if (kind.isOnDatafile()) {
            die = roller.die(trait);
        } else if (kind == TraitKind.SCENE_DISTINCTION) {
            die = state.distinctionDie(trait.name());
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
            return Either.left(new PoolViolation.TraitNotFree(trait));
        }
        return die.toEither(() -> new PoolViolation.TraitNotAvailable(trait));
    }
}
