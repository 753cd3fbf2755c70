package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.CRIT;

import io.github.crisisrules.core.dice.kernel.TallyIndex;
import io.github.crisisrules.core.dice.kernel.WideNumbers;
import io.github.crisisrules.core.rulebook.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The weights of all tallies of a pool, with the dice that its criticals add, before any reroll.
 *
 * <p>One die of the pool, together with the die that its critical adds, is a polynomial P: it has a term for each
 * tally that the two can show, with its weight. The pool is the power P^n. Its coefficients q follow from each
 * other (Euler's recurrence): with w the weighted degree of a term relative to the lowest term p0, the identity P
 * (P^n)' = n P' P^n gives
 *
 * <pre>p0 w(a) q[a] = sum over the other terms b of p[b] (w(b) (n + 1) - w(a)) q[a - b]</pre>
 *
 * <p>so that each tally costs a few additions, whatever the number of dice. The lowest term is the die that is not
 * counted if there is one, and otherwise the last kind; {@link TallyIndex} numbers {@code a - b} before {@code a}
 * in both cases.
 */
final class PoolWeights {
    // The bits by which a sum may exceed the weights before it is divided: 64 sides twice, times the degree.
    private static final int SPARE_BITS = 24;

    private final FaceKinds kinds;
    private final int dice;
    private final boolean adding;
    private final List<int[]> terms = new ArrayList<>();
    private final List<Integer> factors = new ArrayList<>();

    private PoolWeights(RollRules rules, int dice, FaceKinds kinds) {
        this.kinds = kinds;
        this.dice = dice;
        this.adding = rules.criticalsAddDice();
        die();
    }

    /** Returns the max number of final dice. */
    static int most(RollRules rules, int dice) {
        return rules.criticalsAddDice() ? 2 * dice : dice;
    }

    /** Returns the number of bits that the weights need if {@code rerolls} dice are rerolled afterwards. */
    static int bits(int most, int rerolls) {
        return 3 * (most + rerolls) + SPARE_BITS;
    }

    /** Returns the weights by the numbers of the index. */
    static WideNumbers of(RollRules rules, int dice, FaceKinds kinds, TallyIndex index, int bits) {
        return new PoolWeights(rules, dice, kinds).power(index, bits);
    }

    /** Adds the terms of one die of the pool, with the die that its critical adds. */
    @Rule(CRIT)
    private void die() {
        for (CrisisFace face : CrisisFace.values()) {
            int[] shown = new int[kinds.count()];
            count(shown, face);
            if (!adding) {
                add(shown, face.faces());
            } else if (face != CrisisFace.CRITICAL) {
                add(shown, 8 * face.faces());
            } else {
                for (CrisisFace added : CrisisFace.values()) {
                    int[] both = shown.clone();
                    count(both, added);
                    add(both, added.faces());
                }
            }
        }
    }

    private void count(int[] shown, CrisisFace face) {
        if (kinds.of(face) >= 0) {
            shown[kinds.of(face)]++;
        }
    }

    private void add(int[] shown, int weight) {
        for (int i = 0; i < terms.size(); i++) {
            if (Arrays.equals(terms.get(i), shown)) {
                factors.set(i, factors.get(i) + weight);
                return;
            }
        }
        terms.add(shown);
        factors.add(weight);
    }

    private WideNumbers power(TallyIndex index, int bits) {
        int last = kinds.count() - 1;
        int lowest = 0;
        for (int i = 1; i < terms.size(); i++) {
            if (before(terms.get(i), terms.get(lowest))) {
                lowest = i;
            }
        }
        int[] start = terms.get(lowest).clone();
        int scale = factors.get(lowest);
        boolean all = TallyIndex.dice(start) > 0;
        int steps = terms.size();
        int[][] step = new int[steps][];
        int[] degree = new int[steps];
        int[] factor = new int[steps];
        for (int i = 0; i < steps; i++) {
            factor[i] = factors.get(i);
            step[i] = terms.get(i).clone();
            for (int kind = 0; kind <= last; kind++) {
                step[i][kind] -= start[kind];
            }
            degree[i] = degree(step[i], last);
        }
        WideNumbers weights = new WideNumbers(index.size(), bits);
        int[] counts = new int[last + 1];
        int[] from = new int[last + 1];
        for (int number = 0; number < index.size(); number++, index.advance(counts)) {
            int high = degree(counts, last) - (all ? dice : 0);
            int shown = TallyIndex.dice(counts);
            if (high == 0 && shown == (all ? dice : 0)) {
                weights.set(number, BigInteger.valueOf(scale).pow(dice));
            } else if (high > 0 && (!all || shown >= dice) && possible(counts, shown)) {
                for (int i = 0; i < steps; i++) {
                    if (i != lowest && subtract(counts, step[i], from)) {
                        weights.addTimes(
                                number, weights, index.number(from), factor[i] * (degree[i] * (dice + 1) - high));
                    }
                }
                weights.divide(number, scale * high);
            }
        }
        return weights;
    }

    // Each die of the pool shows at most one face other than a critical, either itself or on the die it adds.
    private boolean possible(int[] counts, int shown) {
        int critical = kinds.of(CrisisFace.CRITICAL);
        return shown - (critical < 0 ? 0 : counts[critical]) <= dice;
    }

    // The last kind weighs half as much as the others, so that moving a die from it to another kind raises the
    // degree.
    private static int degree(int[] counts, int last) {
        return counts.length == 0 ? 0 : 2 * TallyIndex.dice(counts) - counts[last];
    }

    private static boolean before(int[] a, int[] b) {
        int more = TallyIndex.dice(a) - TallyIndex.dice(b);
        return more < 0 || (more == 0 && a.length > 0 && a[a.length - 1] > b[b.length - 1]);
    }

    private static boolean subtract(int[] a, int[] b, int[] difference) {
        for (int i = 0; i < a.length; i++) {
            difference[i] = a[i] - b[i];
            if (difference[i] < 0) {
                return false;
            }
        }
        return true;
    }
}
