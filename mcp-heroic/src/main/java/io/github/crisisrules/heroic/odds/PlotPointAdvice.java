package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.stream.LongStream;

/**
 * The best use of plot points for a goal, by exact odds: the dice to buy into the pool, the number of dice to buy
 * into the total or as effect dice, and the pick. The plan is made before the roll and does not depend on the
 * faces rolled.
 *
 * @param plan the plan with everything that is bought
 * @param bought the dice to buy into the pool
 * @param plotPoints the plot points that the plan costs
 * @param chance the probability of reaching the goal
 */
public record PlotPointAdvice(RollPlan plan, Pool bought, int plotPoints, Ratio chance) {
    /** The maximum number of different purchases before the roll that are evaluated. */
    public static final int MAX_PURCHASES = 500;

    /**
     * Returns the plan with the highest probability. Ties go to the cheapest plan, then to the one with fewer dice
     * bought before the roll, then to the first in the order of picks: {@code highest total},
     * {@code largest effect}, and totals from low to high.
     *
     * @throws IllegalArgumentException if {@code plotPoints} is negative, or if the pool or the number of
     * different purchases is too large
     */
    @Rule({PP_BEFORE, PP_AFTER})
    public static PlotPointAdvice best(
            RollPlan basis, DiceOnOffer offered, int plotPoints, ReactionPlan reaction, boolean hurting, Goal goal) {
        if (plotPoints < 0) {
            throw new IllegalArgumentException("A budget must be 0 PP or more, not " + plotPoints + ".");
        }
        checkSize(basis.pool().size(), offered, plotPoints);
        Comparator<PlotPointAdvice> better = Comparator.comparing(PlotPointAdvice::chance)
                .thenComparingInt(advice -> -advice.plotPoints)
                .thenComparingInt(advice -> -advice.bought.size());
        PlanSearch search = new PlanSearch(basis, plotPoints, new Opposition(reaction, hurting, goal));
        return purchases(offered, plotPoints)
                .flatMap(search::withDice)
                .reduceLeft((a, b) -> better.compare(b, a) > 0 ? b : a);
    }

    // Refuses a search that would take too long, with its size, before anything is computed.
    private static void checkSize(int dice, DiceOnOffer offered, int plotPoints) {
        int each = Math.min(plotPoints, offered.anyOf().size());
        int sizes = offered.atMostOneOf().distinct().size();
        int bought = sizes == 0 ? each : Math.min(plotPoints, each + 1);
        if (dice + bought > RollPlan.MAX_DICE) {
            throw new IllegalArgumentException("A pool of " + dice + " dice with " + bought
                    + " more to buy exceeds the limit of " + RollPlan.MAX_DICE + " dice. Offer fewer dice.");
        }
        long[] ways = new long[each + 1];
        ways[0] = 1;
        for (int count : Weights.counts(Pool.ofAll(offered.anyOf()))) {
            for (int all = each; all > 0; all--) {
                for (int here = 1; here <= Math.min(count, all); here++) {
                    ways[all] += ways[all - here];
                }
            }
        }
        long purchases = LongStream.of(ways).sum()
                + sizes * LongStream.of(ways).limit(plotPoints).sum();
        if (purchases > MAX_PURCHASES) {
            throw new IllegalArgumentException(purchases + " different purchases of dice on offer exceed the limit of "
                    + MAX_PURCHASES + ". Offer fewer dice or fewer plot points.");
        }
    }

    /** Returns every way to buy dice on offer, fewer dice first. Dice of one size are interchangeable. */
    static Vector<Pool> purchases(DiceOnOffer offered, int plotPoints) {
        Vector<Pool> without = purchases(offered.anyOf(), plotPoints);
        if (plotPoints == 0 || offered.atMostOneOf().isEmpty()) {
            return without;
        }
        Vector<DieSize> sizes = offered.atMostOneOf().distinct().sorted();
        return without.appendAll(purchases(offered.anyOf(), plotPoints - 1).flatMap(pool -> sizes.map(pool::plus)))
                .distinct()
                .sortBy(Pool::size);
    }

    private static Vector<Pool> purchases(Vector<DieSize> offered, int plotPoints) {
        Vector<Pool> last = Vector.of(Pool.empty());
        Vector<Pool> all = last;
        Pool offer = Pool.ofAll(offered);
        for (int dice = 1; dice <= Math.min(plotPoints, offered.size()); dice++) {
            last = last.flatMap(pool -> DieSize.all()
                    .filter(die -> pool.highest().forAll(die::isAtLeast) && pool.count(die) < offer.count(die))
                    .map(pool::plus));
            all = all.appendAll(last);
        }
        return all;
    }
}
