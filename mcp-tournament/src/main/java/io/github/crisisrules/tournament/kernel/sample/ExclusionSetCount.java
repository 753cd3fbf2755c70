package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The number of ways to pair players of several clubs and players without a club, if no player meets a player of
 * the same club; and a sample of them.
 *
 * <p>The clubs are added one after the other. Before club c there are u <em>open</em> players of earlier clubs, who
 * will meet someone added later. Of the n members of club c, some number i meet an open player, in
 * C(n, i) · C(u, i) · i! ways, and the others become open: u + n − 2i. At the end every open player meets one of the
 * players without a club, and those who are left meet each other. So only sizes matter, and the table has one entry
 * for each club and number of open players.
 *
 * <p>Cost: a product of big integers for each club, number of open players and number of pairs with them; at most
 * quadratic in the players, however many clubs there are.
 */
final class ExclusionSetCount {
    private final int[] sizes;
    private final int[] after;
    private final BigInteger[][] @Nullable [] sums;

    /** Creates the count for {@code sizes[0]} players without a club and {@code sizes[c]} players of club c. */
    ExclusionSetCount(int[] sizes) {
        int clubs = sizes.length - 1;
        this.sizes = sizes.clone();
        this.after = new int[clubs + 2];
        after[clubs + 1] = sizes[0];
        for (int c = clubs; c > 0; c--) {
            after[c] = after[c + 1] + sizes[c];
        }
        this.sums = new BigInteger[clubs + 2][after[1] + 1][];
    }

    /** Returns the number of ways to pair all players. */
    BigInteger total() {
        return total(1, 0);
    }

    /** Samples the number of members of club {@code c} who meet one of {@code open} players of earlier clubs. */
    int sample(RandomSource random, int c, int open) {
        BigInteger[] sum = sums(c, open);
        BigInteger at = random.below(sum[sum.length - 1]);
        int i = 0;
        while (at.compareTo(sum[i]) >= 0) {
            i++;
        }
        return i;
    }

    private BigInteger total(int c, int open) {
        if (open > after[c]) {
            return BigInteger.ZERO;
        }
        BigInteger[] sum = sums(c, open);
        return sum[sum.length - 1];
    }

    /** Returns the numbers of ways in which at most 0, 1, 2, … members of club {@code c} meet open players. */
    private BigInteger[] sums(int c, int open) {
        BigInteger @Nullable [] sum = sums[c][open];
        if (sum == null) {
            sum = c == sizes.length ? new BigInteger[] {last(open)} : counted(c, open);
            sums[c][open] = sum;
        }
        return sum;
    }

    private BigInteger[] counted(int c, int open) {
        int n = sizes[c];
        BigInteger[] sum = new BigInteger[Math.min(n, open) + 1];
        BigInteger ways = BigInteger.ONE;
        BigInteger before = BigInteger.ZERO;
        for (int i = 0; i < sum.length; i++) {
            BigInteger rest = total(c + 1, open + n - 2 * i);
            before = rest.signum() == 0 ? before : before.add(ways.multiply(rest));
            sum[i] = before;
            ways = ways.multiply(BigInteger.valueOf((long) (n - i) * (open - i)))
                    .divide(BigInteger.valueOf(i + 1L));
        }
        return sum;
    }

    /**
     * Returns the number of ways in which all open players meet a player without a club, and the rest each other: with
     * n players without a club n! / (n − open)! · (n − open − 1)!!, which is n − open + 2 times the number for two open
     * players fewer.
     */
    private BigInteger last(int open) {
        int rest = sizes[0] - open;
        if (rest < 0 || rest % 2 != 0) {
            return BigInteger.ZERO;
        }
        if (open > 1) {
            return sums(sizes.length, open - 2)[0].multiply(BigInteger.valueOf(rest + 2L));
        }
        BigInteger ways = BigInteger.ONE;
        for (int k = rest - 1 + 2 * open; k > 1; k -= 2) {
            ways = ways.multiply(BigInteger.valueOf(k));
        }
        return ways;
    }
}
