package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.Hands;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The cases, by steps and the reaction's effect die, in which given effect dice of a roll win and reach the goal.
 * Each set of dice and each outcome is evaluated once, however many choices lead to it. Sizes are ranks, and the
 * constructor receives the number of dice of each size.
 */
final class EffectCases {
    private static final int UNKNOWN = -1;

    private final Opposition opposition;
    private final int[][] used;
    private final int[] weights = new int[Hands.SIZES];
    private final int sets;
    private final int[] known;
    private final Map<Long, Boolean> reached = new LinkedHashMap<>();

    EffectCases(Opposition opposition, int[] counts) {
        this.opposition = opposition;
        this.used = Outcomes.used(opposition.hurting());
        int product = 1;
        for (int size = 0; size < Hands.SIZES; size++) {
            weights[size] = product;
            product *= counts[size] + 1;
        }
        this.sets = product;
        this.known = new int[Hands.SIZES * (Hands.SIZES + 1) * sets];
        Arrays.fill(known, UNKNOWN);
    }

    /** Returns the number of different sets of the dice, where dice of one size are interchangeable. */
    int sets() {
        return sets;
    }

    /** Returns the number of the set with the given count of dice of each size. */
    int set(int[] dice) {
        int set = 0;
        for (int size = 0; size < Hands.SIZES; size++) {
            set += weights[size] * dice[size];
        }
        return set;
    }

    /**
     * Returns the cases for a first effect die, the number of further effect dice of each size, and the largest
     * spare die, or -1 if there is none.
     */
    int of(int first, int[] further, int spare) {
        int place = (set(further) * Hands.SIZES + first) * (Hands.SIZES + 1) + spare + 1;
        if (known[place] == UNKNOWN) {
            known[place] = cases(first, further, spare);
        }
        return known[place];
    }

    private int cases(int first, int[] further, int spare) {
        int cases = 0;
        for (int steps = 0; steps < ClashKernel.STEPS; steps++) {
            DieSize die = DieSize.all().get(first);
            int raised = die.up(steps).rank();
            int second = EffectDice.isPastD12(die, steps) ? spare : -1;
            for (int other = 0; other < Hands.SIZES; other++) {
                if (isReached(digits(raised, further, second, used[other]))) {
                    cases |= 1 << (steps * Hands.SIZES + other);
                }
            }
        }
        return cases;
    }

    // The dice in order of use, the further ones in descending order, each compared with the reaction's effect
    // die.
    private static long digits(int first, int[] further, int second, int[] against) {
        long digits = with(0, against[first]);
        for (int size = Hands.SIZES - 1; size >= 0; size--) {
            for (int i = 0; i < further[size]; i++) {
                digits = with(digits, against[size]);
            }
        }
        return second < 0 ? digits : with(digits, against[second]);
    }

    private static long with(long digits, int next) {
        return next == 0 ? digits : digits * Outcomes.DIGITS + next;
    }

    private boolean isReached(long digits) {
        Boolean before = reached.get(digits);
        if (before == null) {
            before = opposition.isReached(digits);
            reached.put(digits, before);
        }
        return before;
    }
}
