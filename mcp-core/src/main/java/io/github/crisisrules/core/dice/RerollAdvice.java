package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.number.Ratio;
import io.vavr.collection.Vector;

/**
 * Which dice on the table to reroll, so that a plan's goal is served best. Made once for a pool, it answers for every
 * roll of it.
 */
public final class RerollAdvice {
    private final RollRules rules;
    private final int most;
    private final RerollChoice choice;

    private RerollAdvice(RollRules rules, int most, RerollChoice choice) {
        this.rules = rules;
        this.most = most;
        this.choice = choice;
    }

    /** Advice for rolls of this pool; refused as the odds are where there are too many dice. */
    public static RerollAdvice of(CrisisPlan plan, DicePool pool) {
        int most = PoolWeights.most(plan.rules(), OddsLimit.dice(pool.dice()));
        int rerolls = PlanOdds.rerolls(plan, most);
        OddsLimit.checkChoice(plan, pool.dice(), most, rerolls);
        return new RerollAdvice(plan.rules(), most, new RerollChoice(plan, most, rerolls));
    }

    /** The places, from 0, of the dice to reroll; the fewest that serve the goal best. */
    public Vector<Integer> dice(CrisisRoll roll) {
        int[] counts = counts(roll);
        int[] stay = choice.stay(choice.index().number(counts));
        Vector<CrisisFace> worst = RerollChoice.worstFirst(rules);
        Vector<CrisisFace> shown = roll.shown();
        Vector<Integer> picked = Vector.empty();
        for (int position : Vector.range(0, shown.size())
                .filter(place -> worst.contains(shown.get(place)))
                .sortBy(place -> worst.indexOf(shown.get(place)))) {
            int kind = choice.kinds().of(shown.get(position));
            if (counts[kind] > stay[kind]) {
                counts[kind]--;
                picked = picked.append(position);
            }
        }
        return picked.sorted();
    }

    /** What the first goal can expect of this roll if the advice is taken: a chance, or a mean. */
    public Ratio expects(CrisisRoll roll) {
        return choice.expects(choice.index().number(counts(roll)));
    }

    private int[] counts(CrisisRoll roll) {
        if (roll.shown().size() > most) {
            throw new IllegalArgumentException("this advice is for rolls of at most " + most + " dice, not "
                    + roll.shown().size() + ": ask for advice on a larger pool");
        }
        return choice.kinds().counts(FaceTally.of(roll.shown()));
    }
}
