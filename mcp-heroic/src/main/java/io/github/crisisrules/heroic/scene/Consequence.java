package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What follows from a ruling of the Watcher: stress, traits, plot points and doom as they are written on the table, and the dice of the
 * action that is in progress.
 */
@Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
public sealed interface Consequence extends Worded {
    /** What it does, or why the rules refuse. */
    Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state);

    /** Somebody takes stress. */
    record TakeStress(CastId who, StressType type, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Checks.alive(state, who).map(one -> EffectRules.stress(one, type, die));
        }

        @Override
        public String words() {
            return who + " takes " + die + " " + type.words() + " stress";
        }
    }

    /** Stress or trauma of somebody steps up or back. */
    record StepHarm(CastId who, Ailment ailment, boolean up) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Checks.alive(state, who)
                    .filterOrElse(
                            one -> one.harm().level(ailment).isDefined(),
                            one -> new ActionViolation.NothingToRecover(who, Option.some(ailment)))
                    .map(one -> Vector.of(new CastEvent.HarmChanged(
                            who, up ? one.harm().stepUp(ailment) : one.harm().stepBack(ailment))));
        }

        @Override
        public String words() {
            return "the " + ailment + " of " + who + " steps " + (up ? "up" : "back");
        }
    }

    /** Somebody has a complication, or more of it. */
    record TakeComplication(CastId who, String name, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Checks.written("the complication", name)
                    .flatMap(named -> Checks.alive(state, who))
                    .map(one -> Vector.of(EffectRules.complication(one, name, die)));
        }

        @Override
        public String words() {
            return who + " has the complication " + name + ", " + die;
        }
    }

    /** Somebody has an asset. */
    record GainAsset(CastId who, String name, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.asset(state, who, name, die);
        }

        @Override
        public String words() {
            return who + " has the asset " + name + ", " + die;
        }
    }

    /** A created trait of somebody is gone, or one of the datafile is shut down; without an owner, a distinction of the scene is gone. */
    record LoseTrait(Option<CastId> who, Trait trait) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return EffectRules.removal(state, who, trait).map(Vector::of);
        }

        @Override
        public String words() {
            return trait.words() + " of " + who.map(CastId::name).getOrElse("the scene") + " is gone";
        }
    }

    /** A trait of a datafile is stepped up or back for the scene, or as printed again: the die it has now. */
    record ChangeTrait(CastId who, Trait trait, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Checks.alive(state, who)
                    .flatMap(one -> one.datafile()
                            .die(trait)
                            .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(who, trait)))
                    .map(printed -> Vector.of(
                            printed == die
                                    ? new CastEvent.DatafileTraitRestored(who, trait)
                                    : new CastEvent.DatafileTraitChanged(who, trait, Option.some(die))));
        }

        @Override
        public String words() {
            return trait.words() + " of " + who + " is a " + die;
        }
    }

    /** A hero has one plot point more. */
    record EarnPlotPoint(CastId hero) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Checks.hero(state, hero)
                    .map(one -> Vector.of(new TableEvent.PlotPointEarned(hero, PlotEarn.RULING)));
        }

        @Override
        public String words() {
            return hero + " earns a plot point";
        }
    }

    /** A hero pays a plot point; the Watcher pays for villains with a doom die. */
    record SpendPlotPoint(CastId hero) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Checks.hero(state, hero)
                    .flatMap(one -> one.plotPoints().spend(PlotSpend.RULING))
                    .map(left -> Vector.of(new TableEvent.PlotPointSpent(hero, PlotSpend.RULING)));
        }

        @Override
        public String words() {
            return hero + " spends a plot point";
        }
    }

    /** A die of this size joins the pool that is being built, as an extra one, for a trait of whoever builds it. */
    record AddDie(Trait trait, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PoolBuilding.rule(state, this);
        }

        @Override
        public String words() {
            return "a " + die + " for " + trait.words() + " joins the pool";
        }
    }

    /** The next effect die steps up or back; D12 is the largest, and back from D4 nothing is left of it. */
    record StepEffect(boolean up) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Checks.exchange(state)
                    .flatMap(exchange ->
                            exchange.effects().headOption().<RuleViolation>toEither(EffectViolation.NoEffectLeft::new))
                    .map(die -> Vector.of(
                            new ActionEvent.EffectStepped(die, up ? Option.some(die.up(1)) : die.stepBack())));
        }

        @Override
        public String words() {
            return "the next effect die steps " + (up ? "up" : "back");
        }
    }

    /** A die joins the doom pool. */
    record AddDoom(DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Either.right(Vector.of(new TableEvent.DoomDieAdded(die)));
        }

        @Override
        public String words() {
            return "a " + die + " joins the doom pool";
        }
    }

    /** A die leaves the doom pool. */
    record RemoveDoom(DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return state.doom().has(die)
                    ? Either.right(Vector.of(new TableEvent.DoomDieRemoved(die)))
                    : Either.left(new DoomViolation.NoSuchDoomDie(die, state.doom()));
        }

        @Override
        public String words() {
            return "a " + die + " leaves the doom pool";
        }
    }
}
