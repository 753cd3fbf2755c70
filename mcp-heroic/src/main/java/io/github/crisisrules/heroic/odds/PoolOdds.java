package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TOTAL_OF_FEWER_THAN_TWO_DICE;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.kernel.PoolKernel;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** The exact odds of one roll under a plan: total, effect die and opportunities together. */
@Rule({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
public final class PoolOdds {
    private final Distribution<RollOutcome> outcomes;

    private PoolOdds(Distribution<RollOutcome> outcomes) {
        this.outcomes = outcomes;
    }

    /** The odds of a pool that goes for the highest total. */
    public static PoolOdds of(Pool pool) {
        return of(RollPlan.of(pool));
    }

    /** The odds of a plan. */
    public static PoolOdds of(RollPlan plan) {
        int ones = plan.pool().size() + 1;
        long[] weights = weights(plan, plan.pick().reach())[0];
        Map<RollOutcome, Long> tally = LinkedHashMap.empty();
        for (int total = 0; total < PoolKernel.totals(plan.inTotal()); total++) {
            for (DieSize effect : DieSize.all()) {
                for (int one = 0; one < ones; one++) {
                    long sum = 0;
                    for (int spare = 0; spare < Hand.SPARES; spare++) {
                        sum += weights[Hand.index(total, effect.rank(), spare) * ones + one];
                    }
                    if (sum > 0) {
                        tally = tally.put(new RollOutcome(total, effect, one), sum);
                    }
                }
            }
        }
        return new PoolOdds(Distribution.weighted(tally));
    }

    /** The kernel's joint weights for each total to reach. */
    static long[][] weights(RollPlan plan, int... reach) {
        int[] counts = new int[PoolKernel.SIZES];
        plan.pool().dice().forEach(die -> counts[die.rank()]++);
        return PoolKernel.joint(counts, plan.inTotal(), reach);
    }

    /** Total, effect and opportunities together. */
    public Distribution<RollOutcome> outcomes() {
        return outcomes;
    }

    /** The total alone, lowest first. */
    public Distribution<Integer> totals() {
        return outcomes.map(RollOutcome::total);
    }

    /** The size of the effect die alone, smallest first. */
    public Distribution<DieSize> effects() {
        return outcomes.map(RollOutcome::effect).sorted(DieSize::compareTo);
    }

    /** The number of dice that show 1, alone. */
    public Distribution<Integer> opportunities() {
        return outcomes.map(RollOutcome::opportunities).sorted(Integer::compareTo);
    }

    /** How many dice show 1 on average. */
    public Ratio expectedOpportunities() {
        return outcomes.expectation(RollOutcome::opportunities);
    }

    /** The doom pool after the Watcher has bought every opportunity of this roll in one way. */
    @Rule(DOOM_GROW)
    public Distribution<Pool> doomAfter(Pool doom, DoomGrowth growth) {
        return opportunities().map(count -> growth.grow(doom, count));
    }

    /** By how many sides, all dice together, the doom pool grows on average if the Watcher buys every opportunity. */
    @Rule(DOOM_GROW)
    public Ratio expectedDoomGrowth(Pool doom, DoomGrowth growth) {
        return doomAfter(doom, growth).expectation(grown -> grown.sides() - doom.sides());
    }
}
