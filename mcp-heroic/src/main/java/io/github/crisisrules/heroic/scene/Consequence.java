package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.rule.EffectRules;
import io.github.crisisrules.heroic.scene.rule.PoolBuilding;
import io.github.crisisrules.heroic.scene.rule.Preconditions;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A consequence of a ruling of the Watcher: a change of stress, traits, plot points or doom, or of the dice of the
 * action in progress.
 */
@Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
public sealed interface Consequence extends Describable {
    /** Returns the events of this consequence in the given state, or the violation if the rules refuse it. */
    Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state);

    /** Inflicts stress on a character. */
    record TakeStress(CastId who, StressType type, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Preconditions.alive(state, who).map(one -> EffectRules.stress(one, type, die));
        }

        @Override
        public String words() {
            return who + " takes " + die + " " + type.words() + " stress";
        }
    }

    /** Steps the stress or trauma of a character up or back. */
    record StepHarm(CastId who, Ailment ailment, boolean up) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Preconditions.alive(state, who)
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

    /** Gives a character a complication or increases an existing one. */
    record TakeComplication(CastId who, String name, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Preconditions.written("the complication", name)
                    .flatMap(named -> Preconditions.alive(state, who))
                    .map(one -> Vector.of(EffectRules.complication(one, name, die)));
        }

        @Override
        public String words() {
            return who + " has the complication " + name + ", " + die;
        }
    }

    /** Gives a character an asset. */
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

    /**
     * Removes a created trait of a character or shuts a datafile trait down. Without an owner, removes a scene
     * distinction.
     */
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

    /** Changes the die of a datafile trait for the scene, or restores it if {@code die} is the printed size. */
    record ChangeTrait(CastId who, Trait trait, DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Preconditions.alive(state, who)
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

    /** Gives a hero a plot point. */
    record EarnPlotPoint(CastId hero) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Preconditions.hero(state, hero)
                    .map(one -> Vector.of(new StoryEvent.PlotPointEarned(hero, PlotEarn.RULING)));
        }

        @Override
        public String words() {
            return hero + " earns a plot point";
        }
    }

    /** Takes a plot point from a hero. The Watcher pays for villains with doom dice instead. */
    record SpendPlotPoint(CastId hero) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Preconditions.hero(state, hero)
                    .flatMap(one -> one.plotPoints().spend(PlotSpend.RULING))
                    .map(left -> Vector.of(new StoryEvent.PlotPointSpent(hero, PlotSpend.RULING)));
        }

        @Override
        public String words() {
            return hero + " spends a plot point";
        }
    }

    /** Adds an extra die of the given size to the pool being built, for a trait of the character who builds it. */
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

    /** Steps the next effect die up or back. D12 is the maximum, and stepping back from D4 removes the die. */
    record StepEffect(boolean up) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Preconditions.exchange(state)
                    .flatMap(exchange ->
                            exchange.effects().headOption().<RuleViolation>toEither(EffectViolation.NoEffectLeft::new))
                    .map(die -> Vector.of(
                            new ActionEvent.EffectDieStepped(die, up ? Option.some(die.up(1)) : die.stepBack())));
        }

        @Override
        public String words() {
            return "the next effect die steps " + (up ? "up" : "back");
        }
    }

    /** Adds a die to the doom pool. */
    record AddDoom(DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return Either.right(Vector.of(new StoryEvent.DoomDieAdded(die)));
        }

        @Override
        public String words() {
            return "a " + die + " joins the doom pool";
        }
    }

    /** Removes a die from the doom pool. */
    record RemoveDoom(DieSize die) implements Consequence {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return state.doom().has(die)
                    ? Either.right(Vector.of(new StoryEvent.DoomDieRemoved(die)))
                    : Either.left(new DoomViolation.NoSuchDoomDie(die, state.doom()));
        }

        @Override
        public String words() {
            return "a " + die + " leaves the doom pool";
        }
    }
}
