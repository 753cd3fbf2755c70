package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.ExactSums;
import io.github.crisisrules.heroic.kernel.Hands;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The conversion between the outcomes of an action and the numbers of the kernel. A code consists of the winner
 * and at most three effect dice, each a digit in base six: 1 + rank, and 0 for none. {@link EffectDice} adjusts
 * the dice, once for each case.
 */
final class Outcomes {
    /** The base of the digits. */
    static final int DIGITS = 6;

    private static final int SIDE = DIGITS * DIGITS * DIGITS;

    /** The number of codes. */
    static final int COUNT = 2 * SIDE;

    private static final DieSize[] SIZES = DieSize.values();

    private Outcomes() {}

    /** Returns the codes of the cases in which this side wins, by its hand, the steps and the loser's effect die. */
    static int[] codes(RollSide winner, Hands hands, int extra, boolean hurting) {
        int[] codes = new int[hands.count() * ClashKernel.STEPS * SIZES.length];
        int[][] used = used(hurting);
        int[][] raised = raised();
        int side = winner == RollSide.ACTION ? 0 : SIDE;
        int i = 0;
        for (int hand = 0; hand < hands.count(); hand++) {
            int first = hands.die(hand, 0);
            int second = extra > 0 ? hands.die(hand, 1) : -1;
            int reserve = hands.die(hand, 1 + extra);
            for (int steps = 0; steps < ClashKernel.STEPS; steps++) {
                int rank = raised[first][steps];
                // Past D12 the die stays a D12, and one more die is used.
                int third = rank == SIZES.length ? reserve : -1;
                int effect = Math.min(rank, SIZES.length - 1);
                for (int[] against : used) {
                    int code = against[effect];
                    code = second < 0 ? code : with(code, against[second]);
                    code = third < 0 ? code : with(code, against[third]);
                    codes[i++] = side + code;
                }
            }
        }
        return codes;
    }

    // The rank to which each number of steps raises each size; one more than the rank of D12 where it goes past
    // D12.
    private static int[][] raised() {
        int[][] raised = new int[SIZES.length][ClashKernel.STEPS];
        for (DieSize die : SIZES) {
            for (int steps = 0; steps < ClashKernel.STEPS; steps++) {
                raised[die.rank()][steps] = EffectDice.isPastD12(die, steps)
                        ? SIZES.length
                        : die.up(steps).rank();
            }
        }
        return raised;
    }

    /**
     * Returns for each effect die of the loser the digit of each die of the winner: 0 for a D4 that is stepped
     * back.
     */
    static int[][] used(boolean hurting) {
        int[][] used = new int[SIZES.length][SIZES.length];
        for (DieSize other : SIZES) {
            for (DieSize die : SIZES) {
                boolean back = hurting && EffectDice.isSteppedBack(die, other);
                used[other.rank()][die.rank()] = back ? die.rank() : 1 + die.rank();
            }
        }
        return used;
    }

    // A removed die has no digit.
    private static int with(int code, int digit) {
        return digit == 0 ? code : code * DIGITS + digit;
    }

    /** Returns whether the actor wins. */
    static boolean isSuccess(int code) {
        return code < SIDE;
    }

    /** Returns the outcome that a code represents. */
    static ActionOutcome outcome(int code) {
        return isSuccess(code) ? won(code) : new ActionOutcome(RollSide.REACTION, effects(code - SIDE));
    }

    /**
     * Returns the outcome in which the actor wins with the effect dice of the given digits, of which there may be
     * any number.
     */
    static ActionOutcome won(long digits) {
        return new ActionOutcome(RollSide.ACTION, effects(digits));
    }

    private static Vector<DieSize> effects(long digits) {
        int count = 0;
        for (long rest = digits; rest > 0; rest /= DIGITS) {
            count++;
        }
        DieSize[] effects = new DieSize[count];
        for (long rest = digits; rest > 0; rest /= DIGITS) {
            effects[--count] = SIZES[(int) (rest % DIGITS) - 1];
        }
        return Vector.of(effects);
    }

    /** Marks the codes whose outcomes reach the goal. */
    static void mark(boolean[] wanted, int[] codes, Goal goal) {
        boolean[] seen = new boolean[COUNT];
        for (int code : codes) {
            if (!seen[code]) {
                seen[code] = true;
                wanted[code] = goal.reached().test(outcome(code));
            }
        }
    }

    /** Returns the exact distribution of the tallied codes. */
    static Distribution<ActionOutcome> distribution(ExactSums tally) {
        Map<ActionOutcome, BigInteger> weights = new LinkedHashMap<>();
        for (int code = 0; code < tally.size(); code++) {
            if (!tally.isZero(code)) {
                weights.put(outcome(code), tally.sum(code));
            }
        }
        return Distribution.ofAll(weights);
    }
}
