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
import io.github.crisisrules.heroic.kernel.Hands;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

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
