package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RULED_ASSETS_START_AT_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.rule.EffectRules;
import io.github.crisisrules.heroic.scene.rule.PoolBuilding;
import io.github.crisisrules.heroic.scene.rule.Preconditions;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.control.Option;

/**
 * A consequence of a ruling of the Watcher: a change of stress, traits, plot points or doom, or of the dice of the
 * action in progress.
 */
@Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
public sealed interface Consequence extends Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Adds the events of this consequence to a decision, or refuses it. */
    Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now);

    /** Inflicts stress on a character. */
    record TakeStress(CastId character, StressType type, DieSize die) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(
                    Preconditions.living(now.state(), character), (ok, one) -> EffectRules.stress(ok, one, type, die));
        }
    }

    /** Steps the stress or trauma of a character up or back. */
    record StepHarm(CastId character, Ailment ailment, boolean isUp) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(
                    Preconditions.living(now.state(), character),
                    (ok, one) -> ok.require(
                                    one.harm().level(ailment).isDefined(),
                                    () -> new ActionViolation.NothingToRecover(character, Option.some(ailment)))
                            .then(new CastEvent.HarmChanged(
                                    character,
                                    isUp
                                            ? one.harm().stepUp(ailment)
                                            : one.harm().stepBack(ailment))));
        }
    }

    /** Gives a character a complication or increases an existing one. */
    record TakeComplication(CastId character, String name, DieSize die) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(
                    Preconditions.living(now.state(), character),
                    (ok, one) -> EffectRules.complicate(ok, one, name, die));
        }
    }

    /** Gives a character an asset, which is a D6 or more. */
    @Rule(RULED_ASSETS_START_AT_D6)
    record GainAsset(CastId character, String name, DieSize die) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(die != DieSize.D4, () -> new SceneViolation.AssetTooSmall(name, die))
                    .and(ok -> EffectRules.give(ok, character, name, die));
        }
    }

    /**
     * Removes a created trait of a character or shuts a datafile trait down. Without an owner, removes a scene
     * distinction.
     */
    record LoseTrait(Option<CastId> character, Trait trait) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(EffectRules.removal(now.state(), character, trait), Decision::then);
        }
    }

    /** Changes the die of a datafile trait for the scene, or restores it if {@code die} is the printed size. */
    record ChangeTrait(CastId character, Trait trait, DieSize die) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(
                    Preconditions.living(now.state(), character)
                            .flatMap(one -> one.datafile()
                                    .die(trait)
                                    .toEither(() -> new SceneViolation.NoSuchTrait(character, trait))),
                    (ok, printed) -> ok.then(
                            printed == die
                                    ? new CastEvent.DatafileTraitRestored(character, trait)
                                    : new CastEvent.DatafileTraitChanged(character, trait, Option.some(die))));
        }
    }

    /** Gives a hero a plot point. */
    record EarnPlotPoint(CastId hero) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(Preconditions.hero(now.state(), hero))
                    .then(new StoryEvent.PlotPointEarned(hero, PlotEarn.RULING));
        }
    }

    /** Takes a plot point from a hero. The Watcher pays for villains with doom dice instead. */
    record SpendPlotPoint(CastId hero) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(Preconditions.hero(now.state(), hero))
                    .and(ok -> Payment.plotPoint().by(ok, hero, PlotSpend.RULING));
        }
    }

    /** Adds an extra die of the given size to the pool being built, for a trait of the character who builds it. */
    record AddDie(Trait trait, DieSize die) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return PoolBuilding.rule(now, this);
        }
    }

    /** Steps the next effect die up or back. D12 is the maximum, and stepping back from D4 removes the die. */
    record StepEffect(boolean isUp) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.require(
                    Preconditions.exchange(now.state()).flatMap(EffectRules::nextEffect),
                    (ok, die) -> ok.then(
                            new ActionEvent.EffectDieStepped(die, isUp ? Option.some(die.up(1)) : die.stepBack())));
        }
    }

    /** Adds a die to the doom pool. */
    record AddDoom(DieSize die) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            return now.then(new StoryEvent.DoomDieAdded(die, true));
        }
    }

    /** Removes a die from the doom pool. */
    record RemoveDoom(DieSize die) implements Consequence {
        @Override
        public Decision<SceneState, SceneEvent> decide(Decision<SceneState, SceneEvent> now) {
            Pool doom = now.state().doom();
            return now.require(doom.has(die), () -> new DoomViolation.NoSuchDoomDie(die, doom))
                    .then(new StoryEvent.DoomDieRemoved(die));
        }
    }
}
