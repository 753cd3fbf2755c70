package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.kernel.ClashKernel;
import io.github.crisisrules.heroic.kernel.Hands;
import io.github.crisisrules.heroic.kernel.Tally;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Turns the outcomes of an action into the kernel's numbers, and back. A code is the winner and at most three effect dice, each a
 * digit of base six: 1 + rank, 0 for none. What becomes of a die is asked of {@link EffectDice}, once for each case.
 */
final class Outcomes {
    /** The base of the digits. */
    static final int DIGITS = 6;

    private static final int SIDE = DIGITS * DIGITS * DIGITS;

    /** How many codes there are. */
    static final int COUNT = 2 * SIDE;

    private static final DieSize[] SIZES = DieSize.values();

    private Outcomes() {}

    /** The codes where this side wins, by its hand, steps and the loser's effect die. */
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
                // Past D12 it is a D12, and one more die is used.
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

    // For each size and number of steps the rank that the die is raised to, one more than that of D12 where it goes
    // past.
    private static int[][] raised() {
        int[][] raised = new int[SIZES.length][ClashKernel.STEPS];
        for (DieSize die : SIZES) {
            for (int steps = 0; steps < ClashKernel.STEPS; steps++) {
                raised[die.rank()][steps] = EffectDice.isPastD12(die, steps)
                        ? SIZES.length
                        : EffectDice.steppedUp(die, steps).rank();
            }
        }
        return raised;
    }

    /** For each effect die of the loser the digit of each die of the winner. A D4 that is stepped back is gone: 0. */
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

    // A die that is gone has no digit.
    private static int with(int code, int digit) {
        return digit == 0 ? code : code * DIGITS + digit;
    }

    /** Whether the actor wins. */
    static boolean isSuccess(int code) {
        return code < SIDE;
    }

    /** What a code stands for. */
    static ActionOutcome outcome(int code) {
        return isSuccess(code) ? won(code) : new ActionOutcome(RollSide.REACTION, effects(code - SIDE));
    }

    /** The actor wins with the effect dice of these digits; any number of digits is read. */
    static ActionOutcome won(long digits) {
        return new ActionOutcome(RollSide.ACTION, effects(digits));
    }

    private static DieSize[] effects(long digits) {
        int count = 0;
        for (long rest = digits; rest > 0; rest /= DIGITS) {
            count++;
        }
        DieSize[] effects = new DieSize[count];
        for (long rest = digits; rest > 0; rest /= DIGITS) {
            effects[--count] = SIZES[(int) (rest % DIGITS) - 1];
        }
        return effects;
    }

    /** Marks those of the codes that reach the goal. */
    static void mark(boolean[] wanted, int[] codes, Goal goal) {
        boolean[] seen = new boolean[COUNT];
        for (int code : codes) {
            if (!seen[code]) {
                seen[code] = true;
                wanted[code] = goal.reached().test(outcome(code));
            }
        }
    }

    /** The exact odds of the codes tallied. */
    static Distribution<ActionOutcome> distribution(Tally tally) {
        Map<ActionOutcome, BigInteger> weights = new LinkedHashMap<>();
        for (int code = 0; code < tally.size(); code++) {
            if (!tally.isZero(code)) {
                weights.put(outcome(code), tally.sum(code));
            }
        }
        return Distribution.ofAll(weights);
    }
}
