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
import io.github.crisisrules.core.text.Wording;
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
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** An action is already in progress. */
    @Rule(SEQUENCE)
    record ActionInProgress() implements ActionViolation {}

    /** No action is in progress. */
    record NoActionInProgress() implements ActionViolation {}

    /** The step is out of order; the thirteen steps of an action have a fixed sequence. */
    @Rule(SEQUENCE)
    record WrongStep(SceneAwaited awaited) implements ActionViolation {}

    /** The roll is made by the Watcher with the doom pool, to which no dice are added. */
    @Rule(OPPOSE)
    record NothingAddedToDoomPool() implements ActionViolation {}

    /** A pool has been built, so its faces must be given instead of loose dice. */
    record PoolAlreadyBuilt() implements ActionViolation {}

    /**
     * The number of results is wrong: an action and its reaction need one each, and a target that cannot react has
     * none.
     */
    @Rule({SEQUENCE, ACTION_WITHOUT_REACTION_SUCCEEDS})
    record WrongResultCount(boolean isReactionAwaited) implements ActionViolation {}

    /** A villain helps by giving a trait as an asset and does not roll. */
    @Rule(VILLAIN_HELP)
    record VillainsDoNotRollToHelp(CastId character) implements ActionViolation {}

    /** The target or the details of the action do not fit its intent. */
    @Rule(OPPOSE)
    record WrongTarget(CastId character, Intent intent) implements ActionViolation {}

    /** The target does not suffer from the stress or trauma to recover, or none was named. */
    @Rule(RECOVER_TRANSITION)
    record NothingToRecover(CastId character, Option<Ailment> ailment) implements ActionViolation {}

    /** The character has already tried to recover this stress or trauma in this transition scene. */
    @Rule(ONE_RECOVERY_TRY_A_SCENE)
    record RecoveryAlreadyTried(CastId character, Ailment ailment) implements ActionViolation {}

    /** Self-recovery in an action scene requires a power or SFX, and treating another character does not use one. */
    @Rule(RECOVER_ACTION)
    record NoRecoveryInAction(CastId character) implements ActionViolation {}

    /** The plot point spend does not add a die for this kind of trait. */
    @Rule(POOL)
    record SpendDoesNotApply(PlotSpend spend) implements ActionViolation {}

    /** The number of opportunities to buy is less than 1 or more than are available. */
    @Rule(DOOM_GROW)
    record NoOpportunity(int requested, int available) implements ActionViolation {}

    /**
     * The side may not buy these opportunities: the Watcher buys those of heroes, and heroes buy those of the
     * Watcher.
     */
    @Rule(PP_OPP)
    record NotTheirOpportunity(RollSide side) implements ActionViolation {}

    /**
     * The doom pool cannot grow in this way. One die for several opportunities requires at least two, all bought at
     * once.
     */
    @Rule(DOOM_GROW)
    record WrongDoomGrowth(DoomGrowth growth, int count) implements ActionViolation {}
}
