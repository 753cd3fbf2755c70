package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WIN;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * The exact odds of an action against a reaction: who wins, and with which effect dice after all steps.
 *
 * <pre>{@code
 * Pool attack = Pool.parse("3d8+2d10").get();
 * Pool defence = Pool.parse("2d8+d12").get();
 * ActionOdds odds = ActionOdds.hurting(RollPlan.of(attack), ReactionPlan.of(defence));
 * System.out.println(odds.chanceToWin().times(100).toDecimal(2) + " %");
 * System.out.println(odds.chanceOfEffect(DieSize.D10).times(100).toDecimal(2) + " %");
 * }</pre>
 */
@Rule({WIN, EFFECT_UP, EFFECT_BACK})
public final class ActionOdds {
    private final RollPlan action;
    private final ReactionPlan reaction;
    private final Distribution<ActionOutcome> outcomes;

    private ActionOdds(RollPlan action, ReactionPlan reaction, Distribution<ActionOutcome> outcomes) {
        this.action = action;
        this.reaction = reaction;
        this.outcomes = outcomes;
    }

    /** An attack: the target reacts, and its effect die may step the attacker's back. */
    public static ActionOdds hurting(RollPlan action, ReactionPlan reaction) {
        return of(action, reaction, true);
    }

    /** Help or healing: the Watcher opposes with the doom pool and the affected traits; nothing steps the effect back. */
    public static ActionOdds helping(RollPlan action, ReactionPlan reaction) {
        return of(action, reaction, false);
    }

    private static ActionOdds of(RollPlan action, ReactionPlan reaction, boolean hurting) {
        long[] acting = forget(PoolOdds.weights(action, action.pick().reach())[0], action.pool());
        long[][] answers = answers(action, reaction);
        int[] marks = new int[Hand.COUNT];
        for (int hand = 0; hand < Hand.COUNT; hand++) {
            marks[hand] = hand / Hand.SPARES;
        }
        int sizes = PoolKernel.SIZES;
        Map<ActionOutcome, BigInteger> tally = LinkedHashMap.empty();
        ClashKernel.Tally won = ClashKernel.actorWins(acting, Hand.COUNT, answers, Hand.COUNT, marks, sizes);
        tally = collect(tally, won, RollSide.ACTION, action.extraEffectDice(), hurting);
        ClashKernel.Tally lost = ClashKernel.reactionWins(acting, Hand.COUNT, marks, sizes, answers, Hand.COUNT);
        // A counter-attack always hurts, so the actor's effect die may step it back.
        tally = collect(tally, lost, RollSide.REACTION, reaction.plan().extraEffectDice(), true);
        return new ActionOdds(action, reaction, Distribution.of(tally));
    }

    // One row for each total of the action, or a single one where the answer does not depend on it.
    private static long[][] answers(RollPlan action, ReactionPlan reaction) {
        RollPlan plan = reaction.plan();
        int[] reach = {plan.pick().reach()};
        if (reaction.largestEffectThatWins()) {
            reach = new int[PoolKernel.totals(action.inTotal())];
            for (int total = 0; total < reach.length; total++) {
                reach[total] = reaction.against(total).reach();
            }
        }
        long[][] answers = PoolOdds.weights(plan, reach);
        for (int row = 0; row < answers.length; row++) {
            answers[row] = forget(answers[row], plan.pool());
        }
        return answers;
    }

    // Opportunities have no part in who wins.
    private static long[] forget(long[] weights, Pool pool) {
        int ones = pool.size() + 1;
        long[] sums = new long[weights.length / ones];
        for (int hand = 0; hand < sums.length; hand++) {
            for (int one = 0; one < ones; one++) {
                sums[hand] += weights[hand * ones + one];
            }
        }
        return sums;
    }

    private static Map<ActionOutcome, BigInteger> collect(
            Map<ActionOutcome, BigInteger> before,
            ClashKernel.Tally weights,
            RollSide winner,
            int extra,
            boolean hurting) {
        java.util.Map<ActionOutcome, BigInteger> tally = new java.util.LinkedHashMap<>();
        for (int hand = 0; hand < Hand.COUNT; hand++) {
            for (int steps = 0; steps < ClashKernel.STEPS; steps++) {
                for (int mark = 0; mark < PoolKernel.SIZES; mark++) {
                    int index = (hand * ClashKernel.STEPS + steps) * PoolKernel.SIZES + mark;
                    if (!weights.isZero(index)) {
                        Option<DieSize> opposing =
                                hurting ? Option.some(DieSize.all().get(mark)) : Option.none();
                        Vector<DieSize> used = EffectDice.adjust(
                                Hand.effects(hand, extra), Hand.reserve(hand, extra), steps, opposing);
                        tally.merge(new ActionOutcome(winner, used), weights.weight(index), BigInteger::add);
                    }
                }
            }
        }
        return before.merge(LinkedHashMap.ofAll(tally));
    }

    /** Who wins and with which effect dice. */
    public Distribution<ActionOutcome> outcomes() {
        return outcomes;
    }

    /** The chance that the actor wins. */
    public Ratio chanceToWin() {
        return outcomes.chance(ActionOutcome::isSuccess);
    }

    /** The chance that the actor wins with an effect at least this large. */
    public Ratio chanceOfEffect(DieSize least) {
        return outcomes.chance(outcome -> outcome.isSuccessWith(least));
    }

    /** The chance that the actor wins with two effect dice or more. */
    public Ratio chanceOfTwoEffects() {
        return outcomes.chance(
                outcome -> outcome.isSuccess() && outcome.effects().size() >= 2);
    }

    /** The largest effect die used by the actor; none where the action fails or its effect was stepped back from D4. */
    public Distribution<Option<DieSize>> effect() {
        return outcomes.map(outcome -> outcome.isSuccess() ? outcome.effects().maxBy(DieSize::rank) : Option.none());
    }

    /** The largest effect die of a counter-attack, if one is bought; none where the reaction does not win. */
    public Distribution<Option<DieSize>> counterEffect() {
        return outcomes.map(outcome ->
                outcome.isSuccess() ? Option.none() : outcome.effects().maxBy(DieSize::rank));
    }

    /** The odds of the actor's roll alone. */
    public PoolOdds actionRoll() {
        return PoolOdds.of(action);
    }

    /** How many dice of the reaction show 1 on average, whatever it answers. */
    public Ratio expectedReactionOpportunities() {
        return PoolOdds.of(reaction.plan()).expectedOpportunities();
    }

    /** By how many sides the doom pool grows on average if the Watcher buys every opportunity of a hero's action. */
    @Rule(DOOM_GROW)
    public Ratio expectedDoomGrowth(Pool doom, DoomGrowth growth) {
        return actionRoll().expectedDoomGrowth(doom, growth);
    }
}
