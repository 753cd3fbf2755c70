package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TOTAL_OF_FEWER_THAN_TWO_DICE;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.kernel.Hands;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The exact joint odds of one roll under a plan: total, effect die and opportunities. */
@Rule({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE, PLAYERS_CHOOSE_TOTAL_AND_EFFECT})
public final class PoolOdds {
    private final Distribution<RollOutcome> outcomes;

    private PoolOdds(Distribution<RollOutcome> outcomes) {
        this.outcomes = outcomes;
    }

    /** Computes the odds of a pool whose roller takes the highest total. */
    public static PoolOdds of(Pool pool) {
        return of(RollPlan.of(pool));
    }

    /** Computes the odds of a plan. */
    public static PoolOdds of(RollPlan plan) {
        Hands effects = new Hands(1);
        int width = plan.pool().size() + 1;
        long[] weights = Weights.row(plan, effects, true);
        List<Tuple2<RollOutcome, BigInteger>> tally = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                int total = i / width / effects.count();
                DieSize effect = DieSize.all().get(i / width % effects.count());
                tally.add(Tuple.of(new RollOutcome(total, effect, i % width), BigInteger.valueOf(weights[i])));
            }
        }
        return new PoolOdds(Distribution.from(tally));
    }

    /** Returns the joint distribution of total, effect and opportunities. */
    public Distribution<RollOutcome> outcomes() {
        return outcomes;
    }

    /** Returns the distribution of the total, lowest first. */
    public Distribution<Integer> totals() {
        return outcomes.map(RollOutcome::total);
    }

    /** Returns the distribution of the size of the effect die, smallest first. */
    public Distribution<DieSize> effects() {
        return outcomes.map(RollOutcome::effect).sorted(DieSize::compareTo);
    }

    /** Returns the distribution of the number of dice that show 1. */
    public Distribution<Integer> opportunities() {
        return outcomes.map(RollOutcome::opportunities).sorted(Integer::compareTo);
    }

    /** Returns the expected number of dice that show 1. */
    public Ratio expectedOpportunities() {
        return outcomes.expectation(RollOutcome::opportunities);
    }

    /**
     * Returns the distribution of the doom pool after the Watcher has bought every opportunity of this roll in the
     * given way.
     */
    @Rule(DOOM_GROW)
    public Distribution<Pool> doomAfter(Pool doom, DoomGrowth growth) {
        return opportunities().map(count -> growth.grow(doom, count));
    }

    /**
     * Returns the expected growth of the doom pool, in sides of all dice together, if the Watcher buys every
     * opportunity.
     */
    @Rule(DOOM_GROW)
    public Ratio expectedDoomGrowth(Pool doom, DoomGrowth growth) {
        return doomAfter(doom, growth).expectation(grown -> grown.sides() - doom.sides());
    }

    /** Returns whether the other odds have the same outcomes with the same chances. */
    @Override
    public boolean equals(Object other) {
        return other instanceof PoolOdds that && outcomes.equals(that.outcomes);
    }

    @Override
    public int hashCode() {
        return outcomes.hashCode();
    }

    @Override
    public String toString() {
        return "PoolOdds of " + outcomes;
    }
}
