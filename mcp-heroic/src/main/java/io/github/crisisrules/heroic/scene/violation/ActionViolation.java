package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.trait.Ailment;
import io.vavr.control.Option;

/** A step of an action that the rules refuse. Dice, doom and plot points have violations of their own. */
public sealed interface ActionViolation extends RuleViolation {
    /** An action is already in progress. */
    @Rule(SEQUENCE)
    record ActionInProgress() implements ActionViolation {
        @Override
        public String message() {
            return "an action is in progress: end it first";
        }
    }

    /** No action is in progress. */
    record NoActionInProgress() implements ActionViolation {
        @Override
        public String message() {
            return "no action is in progress: declare one first";
        }
    }

    /** The step is out of order; the thirteen steps of an action have a fixed sequence. */
    @Rule(SEQUENCE)
    record WrongStep(SceneAwaited awaited) implements ActionViolation {
        @Override
        public String message() {
            return "this is not the step for that: first " + awaited.words();
        }
    }

    /** The roll is made by the Watcher with the doom pool, to which no dice are added. */
    @Rule(OPPOSE)
    record NothingAddedToDoomPool() implements ActionViolation {
        @Override
        public String message() {
            return "no dice are added here: the Watcher rolls the doom pool and what the action is about. Give the faces";
        }
    }

    /** A pool has been built, so its faces must be given instead of loose dice. */
    record PoolAlreadyBuilt() implements ActionViolation {
        @Override
        public String message() {
            return "there are dice in the pool: give their faces";
        }
    }

    /**
     * The number of results is wrong: an action and its reaction need one each, and a target that cannot react has
     * none.
     */
    @Rule({SEQUENCE, ACTION_WITHOUT_REACTION_SUCCEEDS})
    record WrongResultCount(boolean reactionAwaited) implements ActionViolation {
        @Override
        public String message() {
            return reactionAwaited
                    ? "the result of the reaction is missing: give its total and effect"
                    : "the target cannot react: give the result of the action alone";
        }
    }

    /** A villain helps by giving a trait as an asset and does not roll. */
    @Rule(VILLAIN_HELP)
    record VillainsDoNotRollToHelp(CastId who) implements ActionViolation {
        @Override
        public String message() {
            return who + " is a villain, and villains help without a roll: give a trait as an asset";
        }
    }

    /** The target or the details of the action do not fit its intent. */
    @Rule(OPPOSE)
    record WrongTarget(CastId who, Intent intent) implements ActionViolation {
        @Override
        public String message() {
            return who + " cannot be the target of " + intent.words() + " like this: choose another target or intent";
        }
    }

    /** The target does not suffer from the stress or trauma to recover, or none was named. */
    @Rule(RECOVER_TRANSITION)
    record NothingToRecover(CastId who, Option<Ailment> ailment) implements ActionViolation {
        @Override
        public String message() {
            return who + " has no " + ailment.map(Ailment::toString).getOrElse("ailment") + " to recover: name what "
                    + who + " suffers from";
        }
    }

    /** The character has already tried to recover this stress or trauma in this transition scene. */
    @Rule(ONE_RECOVERY_TRY_A_SCENE)
    record RecoveryAlreadyTried(CastId who, Ailment ailment) implements ActionViolation {
        @Override
        public String message() {
            return who + " has tried to recover " + ailment
                    + " in this scene already: wait for the next transition scene";
        }
    }

    /** Self-recovery in an action scene requires a power or SFX, and treating another character does not use one. */
    @Rule(RECOVER_ACTION)
    record NoRecoveryInAction(CastId who) implements ActionViolation {
        @Override
        public String message() {
            return who
                    + " cannot recover alone in an action scene: it takes a power or SFX for it, or somebody else who helps";
        }
    }

    /** The plot point spend does not add a die for this kind of trait. */
    @Rule(POOL)
    record SpendDoesNotApply(PlotSpend spend) implements ActionViolation {
        @Override
        public String message() {
            return switch (spend) {
                case STUNT, PUSH, OWN_STRESS ->
                    spend.words() + " was bought for a trait of another kind: name the "
                            + (spend == PlotSpend.STUNT ? "stunt" : spend == PlotSpend.PUSH ? "push" : "stress")
                            + " that joins the pool";
                case BORROWED_TRAIT ->
                    "a trait is borrowed for a recovery in a transition scene, from another hero: use one of your own here";
                default ->
                    spend.words() + " adds no die to a pool: buy one more trait, a stunt, a push or your own stress";
            };
        }
    }

    /** The number of opportunities to buy is less than 1 or more than are available. */
    @Rule(DOOM_GROW)
    record NoOpportunity(int wanted, int there) implements ActionViolation {
        @Override
        public String message() {
            return (there == 1 ? "there is 1 opportunity" : "there are " + there + " opportunities")
                    + " to buy now, not " + wanted
                    + (there == 0 ? ": go on without buying" : ": buy " + (there == 1 ? "1" : "1 to " + there));
        }
    }

    /**
     * The side may not buy these opportunities: the Watcher buys those of heroes, and heroes buy those of the
     * Watcher.
     */
    @Rule(PP_OPP)
    record NotTheirOpportunity(RollSide side) implements ActionViolation {
        @Override
        public String message() {
            return "the opportunities of the " + side.words()
                    + " are not theirs to buy: the Watcher buys those of heroes, heroes buy those of the Watcher";
        }
    }

    /**
     * The doom pool cannot grow in this way. One die for several opportunities requires at least two, all bought at
     * once.
     */
    @Rule(DOOM_GROW)
    record WrongDoomGrowth(DoomGrowth growth, int count) implements ActionViolation {
        @Override
        public String message() {
            return "the doom pool does not grow by " + growth.words() + " here: that takes two opportunities or more,"
                    + " all bought at once, not " + count;
        }
    }
}
