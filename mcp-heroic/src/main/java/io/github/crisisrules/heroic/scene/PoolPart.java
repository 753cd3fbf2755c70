package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.rule.DoomRules;
import io.github.crisisrules.heroic.scene.rule.PoolBuilding;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;

/**
 * A part of a pool that adds a die to it: {@code PoolPart.of(Trait.power("Webs"))},
 * {@code PoolPart.push("All I have")}.
 */
public sealed interface PoolPart extends Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Adds the die to the pool that a decision builds, or refuses it. */
    Decision<SceneState, SceneEvent> join(Decision<SceneState, SceneEvent> now);

    /** Creates a part for a trait with its own die. */
    static PoolPart of(Trait trait) {
        return new TraitDie(trait);
    }

    /**
     * Creates a part for a distinction used as D4 against oneself, which earns a hero a plot point and adds a D6 to
     * the doom pool for a villain.
     */
    static PoolPart asD4(Trait distinction) {
        return new DistinctionAsD4(distinction, DoomGrowth.ADD_D6);
    }

    /** Creates a push, paid for with a plot point. */
    static PoolPart push(String name) {
        return new BoughtDie(PlotSpend.PUSH, Trait.push(name), Payment.plotPoint());
    }

    /** Creates a stunt, a creative use of a power or specialty, paid for with a plot point. */
    static PoolPart stunt(String ability) {
        return new BoughtDie(PlotSpend.STUNT, Trait.stunt(ability), Payment.plotPoint());
    }

    /** Creates a part for an extra trait, paid for with a plot point. */
    static PoolPart extra(Trait trait) {
        return new BoughtDie(PlotSpend.EXTRA_TRAIT, trait, Payment.plotPoint());
    }

    /** A trait with its own die, for a free place of the pool. */
    @Rule({POOL, SCENE_DISTINCTION})
    record TraitDie(Trait trait) implements PoolPart {
        @Override
        public Decision<SceneState, SceneEvent> join(Decision<SceneState, SceneEvent> now) {
            return now.require(
                    PoolBuilding.builder(now.state())
                            .flatMap(roller -> PoolBuilding.available(now.state(), roller, trait)
                                    .map(die -> new PoolDie(trait, die, false))
                                    .flatMap(die -> PoolBuilding.fitting(now.state(), roller, die))),
                    PoolBuilding::join);
        }
    }

    /** A distinction used as D4, which earns a hero a plot point and makes the doom pool grow for a villain. */
    @Rule({POOL, PP_EARN, DOOM_GROW})
    record DistinctionAsD4(Trait distinction, DoomGrowth growth) implements PoolPart {
        @Override
        public Decision<SceneState, SceneEvent> join(Decision<SceneState, SceneEvent> now) {
            SceneState state = now.state();
            return now.require(
                    PoolBuilding.builder(state),
                    (ok, roller) -> ok.require(
                                    distinction.kind() == TraitKind.DISTINCTION
                                            || distinction.kind() == TraitKind.SCENE_DISTINCTION,
                                    () -> new PoolViolation.NotUsableAsD4(distinction))
                            .require(growth.isAllowed(1, 1), () -> new ActionViolation.WrongDoomGrowth(growth, 1))
                            .require(PoolBuilding.available(state, roller, distinction))
                            .require(
                                    PoolBuilding.fitting(state, roller, new PoolDie(distinction, DieSize.D4, false)),
                                    PoolBuilding::join)
                            .then(
                                    roller.isHero()
                                            ? new StoryEvent.PlotPointEarned(roller.id(), PlotEarn.DISTINCTION_AS_D4)
                                            : new StoryEvent.DoomGrew(growth, 1)));
        }
    }

    /** A die that is bought: an extra trait, a stunt, a push, or the roller's own stress. */
    @Rule({PP_BEFORE, DOOM_SPEND})
    record BoughtDie(PlotSpend spend, Trait trait, Payment payment) implements PoolPart {
        @Override
        public Decision<SceneState, SceneEvent> join(Decision<SceneState, SceneEvent> now) {
            SceneState state = now.state();
            return now.require(
                    PoolBuilding.builder(state),
                    (ok, roller) -> ok.require(
                            PoolBuilding.bought(state, roller, spend, trait)
                                    .flatMap(die -> PoolBuilding.fitting(state, roller, die)),
                            (fits, die) -> fits.and(open -> payment.by(open, roller.id(), spend))
                                    .and(paid -> PoolBuilding.join(paid, die))
                                    .thenIf(
                                            spend.die(0).isDefined() && roller.boosts() > 0,
                                            new CastEvent.BoostUsed(roller.id()))));
        }
    }

    /** A trait borrowed from another hero for a recovery in a transition scene. The plot point goes to that hero. */
    @Rule(RECOVER_TRANSITION)
    record BorrowedTrait(Trait trait, CastId lender) implements PoolPart {
        @Override
        public Decision<SceneState, SceneEvent> join(Decision<SceneState, SceneEvent> now) {
            SceneState state = now.state();
            return now.require(
                    PoolBuilding.builder(state),
                    (ok, roller) -> ok.require(
                            PoolBuilding.lent(state, roller, lender, trait)
                                    .flatMap(die -> PoolBuilding.fitting(state, roller, new PoolDie(trait, die, true))),
                            (fits, die) -> fits.and(
                                            open -> Payment.plotPoint().by(open, roller.id(), PlotSpend.BORROWED_TRAIT))
                                    .then(new StoryEvent.PlotPointEarned(lender, PlotEarn.TRAIT_LENT))
                                    .and(paid -> PoolBuilding.join(paid, die))));
        }
    }

    /** A doom die that is spent to join a villain's pool. */
    @Rule(DOOM_SPEND)
    record SpentDoomDie(DieSize die) implements PoolPart {
        @Override
        public Decision<SceneState, SceneEvent> join(Decision<SceneState, SceneEvent> now) {
            return now.require(PoolBuilding.builder(now.state())
                            .filterOrElse(one -> !one.isHero(), one -> new SceneViolation.NotAVillain(one.id())))
                    .and(ok -> DoomRules.spend(ok, die, DoomSpend.VILLAIN_POOL))
                    .and(paid -> PoolBuilding.join(paid, new PoolDie(Trait.doom(die), die, true)));
        }
    }
}
