package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.number.Ratio;
import io.vavr.collection.Vector;

/**
 * The dice of a roll to reroll in order to serve a plan's goal best. It is computed once for a pool and then
 * answers for every roll of it.
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

    /**
     * Creates the advice for rolls of a pool.
     *
     * @throws IllegalArgumentException if there are too many dice, as for the odds
     */
    public static RerollAdvice of(CrisisPlan plan, DicePool pool) {
        int most = PoolWeights.most(plan.rules(), OddsLimit.dice(pool.dice()));
        int rerolls = PlanOdds.rerolls(plan, most);
        OddsLimit.checkChoice(plan, pool.dice(), most, rerolls);
        return new RerollAdvice(plan.rules(), most, new RerollChoice(plan, most, rerolls));
    }

    /** Returns the indices, counted from 0, of the dice to reroll: the fewest that serve the goal best. */
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

    /**
     * Returns the expected worth of the first goal for this roll if the advice is followed: a probability or a
     * mean.
     */
    public Ratio expectedWorth(CrisisRoll roll) {
        return choice.expects(choice.index().number(counts(roll)));
    }

    private int[] counts(CrisisRoll roll) {
        if (roll.shown().size() > most) {
            throw new IllegalArgumentException("This advice is for rolls of at most " + most + " dice, not "
                    + roll.shown().size() + ". Create the advice for a larger pool.");
        }
        return choice.kinds().counts(FaceTally.of(roll.shown()));
    }
}
