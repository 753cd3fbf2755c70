package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.ExactSums;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * The exact odds of an action against a reaction: the winner, and the winner's effect dice after all steps.
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
    private final ExactSums tally;

    private ActionOdds(RollPlan action, ReactionPlan reaction, ExactSums tally) {
        this.action = action;
        this.reaction = reaction;
        this.tally = tally;
    }

    /** Computes the odds of an attack. The target reacts, and its effect die may step the attacker's effect back. */
    public static ActionOdds hurting(RollPlan action, ReactionPlan reaction) {
        return of(action, reaction, true);
    }

    /**
     * Computes the odds of help or healing. The Watcher opposes it with the doom pool and the affected traits, and
     * nothing steps the effect back.
     */
    public static ActionOdds helping(RollPlan action, ReactionPlan reaction) {
        return of(action, reaction, false);
    }

    /** Computes the odds of an action that its target cannot react to. It succeeds with its effect dice unchanged. */
    @Rule(ACTION_WITHOUT_REACTION_SUCCEEDS)
    public static ActionOdds unopposed(RollPlan action) {
        Weights acting = Weights.of(action);
        int[] codes = Outcomes.codes(RollSide.ACTION, acting.hands(), action.extraEffectDice(), false);
        ExactSums tally = ClashKernel.unopposed(acting.rows()[0], acting.hands(), codes, Outcomes.COUNT);
        return new ActionOdds(action, ReactionPlan.none(), tally);
    }

    private static ActionOdds of(RollPlan action, ReactionPlan reaction, boolean hurting) {
        if (!reaction.reacts()) {
            return unopposed(action);
        }
        Weights acting = Weights.of(action);
        Weights reacting = Weights.of(reaction);
        ExactSums tally = ClashKernel.outcomes(
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

    /** Returns the plan of the actor. */
    public RollPlan action() {
        return action;
    }

    /** Returns the plan of the reacting side. */
    public ReactionPlan reaction() {
        return reaction;
    }

    /** Returns the distribution of the winner and the effect dice. */
    public Distribution<ActionOutcome> outcomes() {
        return Outcomes.distribution(tally);
    }

    /** Returns the probability of reaching the goal. */
    public Ratio chance(Goal goal) {
        boolean[] wanted = new boolean[tally.size()];
        for (int code = 0; code < wanted.length; code++) {
            wanted[code] = !tally.isZero(code) && goal.reached().test(Outcomes.outcome(code));
        }
        return Ratio.of(tally.sum(wanted), rolls());
    }

    /** Returns the probability that the actor wins. */
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

    /** Returns the probability that the actor wins with an effect die of at least {@code least}. */
    public Ratio chanceOfEffect(DieSize least) {
        return chance(Goal.effect(least));
    }

    /**
     * Returns the distribution of the actor's largest effect die: none if the action fails or if its only effect
     * die was stepped back from D4.
     */
    public Distribution<Option<DieSize>> effect() {
        return outcomes().map(outcome -> outcome.isSuccess() ? outcome.effects().maxBy(DieSize::rank) : Option.none());
    }

    /** Returns the odds of the actor's roll alone. */
    public PoolOdds actionRoll() {
        return PoolOdds.of(action);
    }

    /** Returns whether the other odds are of equal plans and have the same outcomes with the same chances. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ActionOdds that
                && action.equals(that.action)
                && reaction.equals(that.reaction)
                && outcomes().equals(that.outcomes());
    }

    @Override
    public int hashCode() {
        return 31 * action.hashCode() + reaction.hashCode();
    }

    @Override
    public String toString() {
        return "ActionOdds of " + action + " against " + reaction;
    }
}
