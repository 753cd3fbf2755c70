package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.kernel.Hands;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.github.crisisrules.heroic.kernel.Tally;
import io.github.crisisrules.heroic.kernel.Targets;
import io.vavr.collection.Vector;

/**
 * The best pick for each way to spend plot points. What a total and a hand are worth against the opposition is worked out
 * once; a pool with so many dice in the total is then weighed for all picks together.
 */
final class PlanSearch {
    private final RollPlan basis;
    private final int plotPoints;
    private final Opposition opposition;
    private final Hands shallow = Weights.hands(0);
    private final Hands deep = Weights.hands(1);
    private final long[] shallowValues;
    private final long[] deepValues;
    private final long[] secondEffectValues;

    PlanSearch(RollPlan basis, int plotPoints, Opposition opposition) {
        this.basis = basis;
        this.plotPoints = plotPoints;
        this.opposition = opposition;
        int totals = PoolKernel.totals(DiceChoice.DICE_IN_TOTAL + Math.min(plotPoints, RollPlan.MOST_EXTRA_TOTAL_DICE));
        this.shallowValues = opposition.values(totals, shallow, 0);
        this.deepValues = opposition.values(totals, deep, 0);
        this.secondEffectValues = opposition.values(totals, deep, 1);
    }

    /** The best pick for each number of dice in the total and of effect dice, once these dice are bought. */
    Vector<PlotPointAdvice> withDice(Pool bought) {
        RollPlan rolled = bought.dice().foldLeft(basis, RollPlan::adding);
        int left = plotPoints - bought.size();
        Vector<PlotPointAdvice> best = Vector.empty();
        for (int total = 0; total <= Math.min(left, RollPlan.MOST_EXTRA_TOTAL_DICE); total++) {
            RollPlan plan = rolled.withExtraTotalDice(total);
            boolean second = left > total;
            Targets targets =
                    PoolKernel.everyTarget(Weights.counts(plan.pool()), plan.inTotal(), second ? deep : shallow);
            int price = bought.size() + total;
            best = best.append(
                    best(plan.withExtraEffectDice(0), bought, price, targets, second ? deepValues : shallowValues));
            if (second) {
                best = best.append(best(plan.withExtraEffectDice(1), bought, price + 1, targets, secondEffectValues));
            }
        }
        return best;
    }

    private PlotPointAdvice best(RollPlan plan, Pool bought, int price, Targets targets, long[] values) {
        Tally worth = targets.worth(values);
        int highest = targets.count() - 1;
        int best = highest;
        for (int reach = 0; reach < highest; reach++) {
            best = worth.compare(reach, best) > 0 ? reach : best;
        }
        Pick pick = best == highest ? Pick.HIGHEST_TOTAL : Pick.largestEffectReaching(best);
        Ratio chance = Ratio.of(worth.sum(best), plan.pool().combinations().multiply(opposition.rolls()));
        return new PlotPointAdvice(plan.picking(pick), bought, price, chance);
    }
}
