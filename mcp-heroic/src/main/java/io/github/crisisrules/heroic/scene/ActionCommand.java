package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.rule.ActionRules;
import io.github.crisisrules.heroic.scene.rule.EffectRules;
import io.github.crisisrules.heroic.scene.rule.OpportunityRules;
import io.github.crisisrules.heroic.scene.rule.PoolBuilding;
import io.github.crisisrules.heroic.scene.rule.Rolling;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A command that takes one of the thirteen steps of an action. */
public sealed interface ActionCommand extends SceneCommand {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /**
     * Declares an action with its intent and target (step 1). Healing names the {@code ailment}, and help may name
     * the {@code affected} trait. {@code byPower} claims a power or SFX that allows self-recovery in an action scene.
     */
    record DeclareAction(
            CastId actor,
            Intent intent,
            CastId target,
            Option<Ailment> ailment,
            Option<Trait> affected,
            boolean byPower)
            implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return ActionRules.declare(state, this);
        }

        /** Creates an attack, to which the target reacts. */
        public static DeclareAction attack(String actor, String target) {
            return of(actor, Intent.HURT, target, Option.none());
        }

        /** Creates an action that helps the target and is opposed by the doom pool. */
        public static DeclareAction help(String actor, String target) {
            return of(actor, Intent.HELP, target, Option.none());
        }

        /**
         * Creates an action that helps the target with a complication or a changed trait, whose die joins the
         * opposing doom pool.
         */
        public static DeclareAction help(String actor, String target, Trait about) {
            return of(actor, Intent.HELP, target, Option.some(about));
        }

        /** Creates a recovery, which is opposed by the doom pool and the ailment. */
        public static DeclareAction heal(String actor, String target, Ailment ailment) {
            return new DeclareAction(
                    new CastId(actor), Intent.HEAL, new CastId(target), Option.some(ailment), Option.none(), false);
        }

        /** Creates a self-recovery in an action scene, which requires a power or SFX that allows it. */
        public static DeclareAction healByPower(String character, Ailment ailment) {
            return new DeclareAction(
                    new CastId(character),
                    Intent.HEAL,
                    new CastId(character),
                    Option.some(ailment),
                    Option.none(),
                    true);
        }

        private static DeclareAction of(String actor, Intent intent, String target, Option<Trait> about) {
            return new DeclareAction(new CastId(actor), intent, new CastId(target), Option.none(), about, false);
        }
    }

    /** Adds any number of dice to the pool of the character who is to roll (steps 2 and 3). */
    record BuildPool(Vector<PoolPart> parts) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PoolBuilding.build(state, parts);
        }

        /** Creates a command that adds the given parts. */
        public static BuildPool of(PoolPart... parts) {
            return new BuildPool(Vector.of(parts));
        }

        /** Creates a command that adds the given traits, each with its own die. */
        public static BuildPool of(Trait... traits) {
            return new BuildPool(Vector.of(traits).map(PoolPart::of));
        }
    }

    /** Adds the remaining {@code parts} to the pool and reports the faces rolled, in pool order (steps 2 to 4). */
    record RollPool(Vector<PoolPart> parts, Vector<Integer> faces) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return Rolling.roll(state, this);
        }

        /** Creates a command that reports the faces rolled and adds nothing to the pool. */
        public static RollPool of(Integer... faces) {
            return new RollPool(Vector.empty(), Vector.of(faces));
        }
    }

    /** Reports the dice and faces rolled without naming the traits they come from (step 4). */
    record ReportRoll(Vector<RolledDie> dice) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return Rolling.report(state, this);
        }
    }

    /**
     * Chooses the dice of the total and the effect dice by their zero-based positions in the roll (steps 5 to 9).
     * Dice of the total after the second and effect dice after the first are bought, in this order: a hero pays one
     * plot point for each, the Watcher pays with the {@code doomSpends} dice.
     */
    record ChooseDice(Vector<Integer> totalDice, Vector<Integer> effectDice, Vector<DieSize> doomSpends)
            implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return Rolling.choose(state, this);
        }

        /** Creates a command for the given choice of dice, with plot points paying for any dice that are bought. */
        public static ChooseDice of(DiceChoice choice) {
            return new ChooseDice(choice.totalDice(), choice.effectDice(), Vector.empty());
        }

        /** Returns the numbers of the dice in the total, counted from 1. */
        Vector<Integer> numbersOfTotal() {
            return totalDice.map(place -> place + 1);
        }

        /** Returns the numbers of the effect dice, counted from 1. */
        Vector<Integer> numbersOfEffect() {
            return effectDice.map(place -> place + 1);
        }
    }

    /**
     * Reports an action that the players have already resolved (steps 1 to 12): the declared action and the results
     * of both rolls, or of the action's roll alone if the target cannot react.
     */
    record ReportResult(DeclareAction action, RollResult actionResult, Option<RollResult> reactionResult)
            implements ActionCommand {
        private static final int MAX_OPPORTUNITIES = 100;

        /**
         * Creates a report.
         *
         * @throws IllegalArgumentException if a result has more than 100 opportunities
         */
        public ReportResult {
            for (RollResult result : reactionResult.toVector().prepend(actionResult)) {
                if (result.opportunities() > MAX_OPPORTUNITIES) {
                    throw new IllegalArgumentException("A reported roll cannot have " + result.opportunities()
                            + " opportunities. Report at most " + MAX_OPPORTUNITIES + ".");
                }
            }
        }

        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return ActionRules.report(state, this);
        }

        /** Creates a report of an action that was opposed by a reaction. */
        public static ReportResult of(DeclareAction action, RollResult acting, RollResult reacting) {
            return new ReportResult(action, acting, Option.some(reacting));
        }
    }

    /** Buys opportunities of a hero for the Watcher (step 10). */
    record BuyOpportunities(DoomGrowth growth, int count) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return OpportunityRules.sell(state, this);
        }
    }

    /** Steps up an asset of a hero on the Watcher's opportunity (step 10). */
    record StepUpAsset(CastId hero, Trait asset) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return OpportunityRules.stepUpAsset(state, this);
        }
    }

    /** Makes the next push or stunt of a hero one size larger on the Watcher's opportunity (step 10). */
    record StepUpNextPush(CastId hero) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return OpportunityRules.boost(state, this);
        }
    }

    /** Gives a hero a resource for the scene on the Watcher's opportunity (step 10). */
    record FindResource(CastId hero, String specialty, String name) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return OpportunityRules.resource(state, this);
        }
    }

    /**
     * Takes the die at a zero-based position of the winner's roll as a second effect die, which is allowed when the
     * effect steps up past D12.
     */
    record TakeSecondEffect(int dieIndex) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return ActionRules.takeSecond(state, this);
        }

        int number() {
            return dieIndex + 1;
        }
    }

    /** Strikes back with the effect dice of a won reaction. */
    record CounterAttack(Payment payment) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return ActionRules.counter(state, this);
        }
    }

    /** Uses the next effect die (step 13). */
    record UseEffect(EffectUse use) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return EffectRules.use(Decision.in(state), use);
        }
    }

    /** Changes the type of the stress taken last. */
    record ChangeStress(StressType type, Payment payment) implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return EffectRules.changeStress(state, this);
        }
    }

    /**
     * Ends the action and gives up any effect dice, counter-attack and opportunities that are left. When nothing is
     * left, the action ends automatically.
     */
    record EndAction() implements ActionCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return ActionRules.end(state);
        }
    }
}
