package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.rule.PoolBuilding;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A part of a pool that adds a die to it: {@code PoolPart.of(Trait.power("Webs"))},
 * {@code PoolPart.push("All I have")}.
 */
public sealed interface PoolPart extends Describable {
    /** Returns the events of adding the die to the pool being built, or the violation if the rules refuse it. */
    Either<RuleViolation, Vector<SceneEvent>> join(SceneState state);

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
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.add(state, this);
        }

        @Override
        public String words() {
            return trait.words();
        }
    }

    /** A distinction used as D4, which earns a hero a plot point and makes the doom pool grow for a villain. */
    @Rule({POOL, PP_EARN, DOOM_GROW})
    record DistinctionAsD4(Trait distinction, DoomGrowth growth) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.addAsD4(state, this);
        }

        @Override
        public String words() {
            return distinction.words() + " as a D4";
        }
    }

    /** A die that is bought: an extra trait, a stunt, a push, or the roller's own stress. */
    @Rule({PP_BEFORE, DOOM_SPEND})
    record BoughtDie(PlotSpend spend, Trait trait, Payment payment) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.buy(state, this);
        }

        @Override
        public String words() {
            return trait.words() + " for " + payment.words();
        }
    }

    /** A trait borrowed from another hero for a recovery in a transition scene. The plot point goes to that hero. */
    @Rule(RECOVER_TRANSITION)
    record BorrowedTrait(Trait trait, CastId lender) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.borrow(state, this);
        }

        @Override
        public String words() {
            return trait.words() + ", borrowed from " + lender + " for a plot point";
        }
    }

    /** A doom die that is spent to join a villain's pool. */
    @Rule(DOOM_SPEND)
    record SpentDoomDie(DieSize die) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.addDoom(state, this);
        }

        @Override
        public String words() {
            return "a doom " + die;
        }
    }
}
