package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Something that puts a die into a pool: {@code PoolPart.of(Trait.power("Webs"))}, {@code PoolPart.push("All I have")}. */
public sealed interface PoolPart extends Worded {
    /** How the die joins the pool that is being built, or why it does not. */
    Either<RuleViolation, Vector<SceneEvent>> join(SceneState state);

    /** A trait with its own die. */
    static PoolPart of(Trait trait) {
        return new OwnDie(trait);
    }

    /** A distinction as D4 against oneself: a PP for a hero, one more D6 of doom for a villain. */
    static PoolPart asD4(Trait distinction) {
        return new AsD4(distinction, DoomGrowth.ADD_D6);
    }

    /** A push, for a plot point. */
    static PoolPart push(String name) {
        return new Bought(PlotSpend.PUSH, Trait.push(name), Payment.plotPoint());
    }

    /** A creative use of a power or specialty, for a plot point. */
    static PoolPart stunt(String ability) {
        return new Bought(PlotSpend.STUNT, Trait.stunt(ability), Payment.plotPoint());
    }

    /** One more trait, for a plot point. */
    static PoolPart extra(Trait trait) {
        return new Bought(PlotSpend.EXTRA_TRAIT, trait, Payment.plotPoint());
    }

    /** A trait joins with its own die, if its place is free. */
    @Rule({POOL, SCENE_DISTINCTION})
    record OwnDie(Trait trait) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.add(state, this);
        }

        @Override
        public String words() {
            return trait.words();
        }
    }

    /** A distinction joins as a D4, which earns a PP, or makes doom grow where a villain uses it. */
    @Rule({POOL, PP_EARN, DOOM_GROW})
    record AsD4(Trait distinction, DoomGrowth growth) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.addAsD4(state, this);
        }

        @Override
        public String words() {
            return distinction.words() + " as a D4";
        }
    }

    /** A die is bought: an extra trait, a stunt, a push, or one's own stress. */
    @Rule({PP_BEFORE, DOOM_SPEND})
    record Bought(PlotSpend spend, Trait trait, Payment payment) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.buy(state, this);
        }

        @Override
        public String words() {
            return trait.words() + " for " + payment.words();
        }
    }

    /** A trait of another hero, for a recovery in a transition scene; the plot point goes to that hero. */
    @Rule(RECOVER_TRANSITION)
    record Borrowed(Trait trait, CastId lender) implements PoolPart {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> join(SceneState state) {
            return PoolBuilding.borrow(state, this);
        }

        @Override
        public String words() {
            return trait.words() + ", borrowed from " + lender + " for a plot point";
        }
    }

    /** A doom die is spent into a villain's pool. */
    @Rule(DOOM_SPEND)
    record SpentDoom(DieSize die) implements PoolPart {
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
