package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_BEFORE;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.vavr.collection.Vector;
import java.util.Comparator;

/**
 * The best use of plot points for a goal, by exact odds: which of the dice on offer to buy into the pool, how many dice
 * to buy into the total or as effects, and how to pick. The plan is made before the roll and kept whatever comes up.
 */
public record PlotPointAdvice(RollPlan plan, Pool bought, int plotPoints, Ratio chance) {
    /**
     * The plan with the highest chance. Among equals the cheapest, then the one with fewer dice bought before the roll,
     * then the first in the order of picks {@code highest total}, {@code largest effect}, and totals from low to high.
     */
    @Rule({PP_BEFORE, PP_AFTER})
    public static PlotPointAdvice best(
            RollPlan basis,
            Vector<DieSize> offered,
            int plotPoints,
            ReactionPlan reaction,
            boolean hurting,
            Goal goal) {
        if (plotPoints < 0) {
            throw new IllegalArgumentException("a budget of " + plotPoints + " PP");
        }
        Comparator<PlotPointAdvice> better = Comparator.comparing(PlotPointAdvice::chance)
                .thenComparingInt(advice -> -advice.plotPoints)
                .thenComparingInt(advice -> -advice.bought.size());
        return plans(basis, offered, plotPoints)
                .map(advice -> advice.judged(reaction, hurting, goal))
                .reduceLeft((a, b) -> better.compare(b, a) > 0 ? b : a);
    }

    /** Every plan that the PP can pay for. */
    static Vector<PlotPointAdvice> plans(RollPlan basis, Vector<DieSize> offered, int plotPoints) {
        Vector<Pool> purchases = offered.combinations()
                .filter(dice -> dice.size() <= plotPoints)
                .map(Pool::ofAll)
                .distinct();
        return purchases.flatMap(bought -> {
            RollPlan rolled = bought.dice().foldLeft(basis, RollPlan::adding);
            int left = plotPoints - bought.size();
            Vector<PlotPointAdvice> plans = Vector.empty();
            for (int total = 0; total <= Math.min(left, RollPlan.MOST_EXTRA_TOTAL_DICE); total++) {
                for (int effect = 0; effect <= Math.min(left - total, 1); effect++) {
                    RollPlan plan = rolled.withExtraTotalDice(total).withExtraEffectDice(effect);
                    int price = bought.size() + total + effect;
                    plans = plans.appendAll(picks(plan)
                            .map(pick -> new PlotPointAdvice(plan.picking(pick), bought, price, Ratio.ZERO)));
                }
            }
            return plans;
        });
    }

    private static Vector<Pick> picks(RollPlan plan) {
        return Vector.of(Pick.HIGHEST_TOTAL, Pick.LARGEST_EFFECT)
                .appendAll(Vector.rangeClosed(1, PoolKernel.totals(plan.inTotal()) - 1)
                        .map(Pick::largestEffectReaching));
    }

    private PlotPointAdvice judged(ReactionPlan reaction, boolean hurting, Goal goal) {
        ActionOdds odds = hurting ? ActionOdds.hurting(plan, reaction) : ActionOdds.helping(plan, reaction);
        return new PlotPointAdvice(plan, bought, plotPoints, goal.chance().apply(odds));
    }
}
