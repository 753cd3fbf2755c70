package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.kernel.ExactSums;
import io.github.crisisrules.heroic.kernel.Hands;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.github.crisisrules.heroic.kernel.TargetWeights;
import io.vavr.collection.Vector;

/**
 * A search for the best pick for each way to spend plot points. The value of each total and hand against the
 * opposition is computed once, and hands of equal value are merged. A pool is then evaluated for all picks and all
 * numbers of dice in the total at once.
 */
final class PlanSearch {
    private final RollPlan basis;
    private final int plotPoints;
    private final Opposition opposition;
    private final Hands hands;
    private final long[] values;
    private final long[] secondEffectValues;

    PlanSearch(RollPlan basis, int plotPoints, Opposition opposition) {
        this.basis = basis;
        this.plotPoints = plotPoints;
        this.opposition = opposition;
        Hands all = Weights.hands(Math.min(plotPoints, 1));
        int[] cases = opposition.cases(all, 0);
        int[] secondEffectCases = plotPoints > 0 ? opposition.cases(all, 1) : cases;
        this.hands = all.merged(cases, secondEffectCases);
        int totals = PoolKernel.totals(mostInTotal(plotPoints));
        this.values = new long[totals * hands.count()];
        this.secondEffectValues = new long[totals * hands.count()];
        fill(hands.of(cases), hands.of(secondEffectCases));
    }

    private static int mostInTotal(int left) {
        return DiceChoice.DICE_IN_TOTAL + Math.min(left, RollPlan.MAX_EXTRA_TOTAL_DICE);
    }

    private void fill(int[] cases, int[] secondEffectCases) {
        for (int total = 0; total * hands.count() < values.length; total++) {
            Opposition.Answers answers = opposition.answers(total);
            for (int hand = 0; hand < hands.count(); hand++) {
                int at = total * hands.count() + hand;
                values[at] = answers.reaching(cases[hand], hands.effect(hand));
                secondEffectValues[at] = answers.reaching(secondEffectCases[hand], hands.effect(hand));
            }
        }
    }

    /**
     * Returns the best pick for each number of dice in the total and of effect dice, once the given dice are
     * bought.
     */
    Vector<PlotPointAdvice> withDice(Pool bought) {
        RollPlan rolled = bought.dice().foldLeft(basis, RollPlan::adding);
        int left = plotPoints - bought.size();
        TargetWeights[] targets = PoolKernel.everyTarget(
                Weights.counts(rolled.pool()), DiceChoice.DICE_IN_TOTAL, mostInTotal(left), hands);
        Vector<PlotPointAdvice> best = Vector.empty();
        for (int total = 0; total < targets.length; total++) {
            RollPlan plan = rolled.withExtraTotalDice(total);
            int price = bought.size() + total;
            best = best.append(best(plan.withExtraEffectDice(0), bought, price, targets[total], values));
            if (left > total) {
                best = best.append(
                        best(plan.withExtraEffectDice(1), bought, price + 1, targets[total], secondEffectValues));
            }
        }
        return best;
    }

    private PlotPointAdvice best(RollPlan plan, Pool bought, int price, TargetWeights targets, long[] worths) {
        ExactSums worth = targets.worth(worths);
        int highest = targets.count() - 1;
        int best = highest;
        for (int reach = 0; reach < highest; reach++) {
            best = worth.compare(reach, best) > 0 ? reach : best;
        }
        PickStrategy pick = best == highest ? PickStrategy.HIGHEST_TOTAL : PickStrategy.largestEffectReaching(best);
        Ratio chance = Ratio.of(worth.sum(best), plan.pool().combinations().multiply(opposition.rolls()));
        return new PlotPointAdvice(plan.picking(pick), bought, price, chance);
    }
}
