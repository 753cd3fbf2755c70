package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WIN;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.Tally;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * The exact odds of an action against a reaction: who wins, and with which effect dice after all steps.
 *
 * <pre>{@code
 * Pool attack = Pool.of("3d8+2d10");
 * Pool defence = Pool.of("2d8+d12");
 * ActionOdds odds = ActionOdds.hurting(RollPlan.of(attack), ReactionPlan.of(defence));
 * System.out.println(odds.chanceToWin().times(100).toDecimal(2) + " %");
 * System.out.println(odds.chanceOfEffect(DieSize.D10).times(100).toDecimal(2) + " %");
 * }</pre>
 */
@Rule({WIN, EFFECT_UP, EFFECT_BACK})
public final class ActionOdds {
    private final RollPlan action;
    private final ReactionPlan reaction;
    private final Tally tally;

    private ActionOdds(RollPlan action, ReactionPlan reaction, Tally tally) {
        this.action = action;
        this.reaction = reaction;
        this.tally = tally;
    }

    /** An attack: the target reacts, and its effect die may step the attacker's back. */
    public static ActionOdds hurting(RollPlan action, ReactionPlan reaction) {
        return of(action, reaction, true);
    }

    /** Help or healing: the Watcher opposes with the doom pool and the affected traits; nothing steps the effect back. */
    public static ActionOdds helping(RollPlan action, ReactionPlan reaction) {
        return of(action, reaction, false);
    }

    /** An action that nobody is able to react to: it succeeds with its effect dice as they are. */
    @Rule(ACTION_WITHOUT_REACTION_SUCCEEDS)
    public static ActionOdds unopposed(RollPlan action) {
        Weights acting = Weights.of(action);
        int[] codes = Outcomes.codes(RollSide.ACTION, acting.hands(), action.extraEffectDice(), false);
        Tally tally = ClashKernel.unopposed(acting.rows()[0], acting.hands(), codes, Outcomes.COUNT);
        return new ActionOdds(action, ReactionPlan.nobody(), tally);
    }

    private static ActionOdds of(RollPlan action, ReactionPlan reaction, boolean hurting) {
        if (!reaction.reacts()) {
            return unopposed(action);
        }
        Weights acting = Weights.of(action);
        Weights reacting = Weights.of(reaction);
        Tally tally = ClashKernel.outcomes(
                acting.rows()[0],
                acting.hands(),
                Outcomes.codes(RollSide.ACTION, acting.hands(), action.extraEffectDice(), hurting),
                reacting.rows(),
                reacting.hands(),
                // A counter-attack always hurts, so the actor's effect die may step it back.
                Outcomes.codes(
                        RollSide.REACTION, reacting.hands(), reaction.plan().extraEffectDice(), true),
                Outcomes.COUNT);
        return new ActionOdds(action, reaction, tally);
    }

    /** What the actor means to do. */
    public RollPlan action() {
        return action;
    }

    /** What the reacting side means to do, if anybody reacts. */
    public ReactionPlan reaction() {
        return reaction;
    }

    /** Who wins and with which effect dice. */
    public Distribution<ActionOutcome> outcomes() {
        return Outcomes.distribution(tally);
    }

    /** The chance that the goal is reached. */
    public Ratio chance(Goal goal) {
        boolean[] wanted = new boolean[tally.size()];
        for (int code = 0; code < wanted.length; code++) {
            wanted[code] = !tally.isZero(code) && goal.reached().test(Outcomes.outcome(code));
        }
        return Ratio.of(tally.sum(wanted), rolls());
    }

    /** The chance that the actor wins. */
    public Ratio chanceToWin() {
        boolean[] wanted = new boolean[tally.size()];
        for (int code = 0; Outcomes.isSuccess(code); code++) {
            wanted[code] = true;
        }
        return Ratio.of(tally.sum(wanted), rolls());
    }

    private BigInteger rolls() {
        return action.pool().combinations().multiply(reaction.plan().pool().combinations());
    }

    /** The chance that the actor wins with an effect at least this large. */
    public Ratio chanceOfEffect(DieSize least) {
        return chance(Goal.effect(least));
    }

    /** The chance that the actor wins with two effect dice or more. */
    public Ratio chanceOfTwoEffects() {
        return chance(Goal.TWO_EFFECTS);
    }

    /** The largest effect die used by the actor; none where the action fails or its effect was stepped back from D4. */
    public Distribution<Option<DieSize>> effect() {
        return outcomes().map(outcome -> outcome.isSuccess() ? outcome.effects().maxBy(DieSize::rank) : Option.none());
    }

    /** The largest effect die of a counter-attack, if one is bought; none where the reaction does not win. */
    public Distribution<Option<DieSize>> counterEffect() {
        return outcomes()
                .map(outcome ->
                        outcome.isSuccess() ? Option.none() : outcome.effects().maxBy(DieSize::rank));
    }

    /** The odds of the actor's roll alone. */
    public PoolOdds actionRoll() {
        return PoolOdds.of(action);
    }

    /** How many dice of the reaction show 1 on average; how it picks makes no difference. */
    public Ratio expectedReactionOpportunities() {
        return PoolOdds.of(reaction.plan()).expectedOpportunities();
    }

    /** By how many sides the doom pool grows on average if the Watcher buys every opportunity of a hero's action. */
    @Rule(DOOM_GROW)
    public Ratio expectedDoomGrowth(Pool doom, DoomGrowth growth) {
        return actionRoll().expectedDoomGrowth(doom, growth);
    }
}
