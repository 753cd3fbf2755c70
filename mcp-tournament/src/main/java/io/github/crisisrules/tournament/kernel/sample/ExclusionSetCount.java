package io.github.crisisrules.tournament.kernel.sample;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/**
 * The number of ways to pair players of several clubs and players without a club, if no player meets a player of
 * the same club.
 *
 * <p>Only the sizes matter: {@code n[0]} players without a club, {@code n[c]} players of club c. One player of the
 * largest club is paired first, with any of the n[b] players of each other kind b; the rest is a smaller problem of
 * the same form. The recursion ends where a closed form is known: a club of half the players meets the other half,
 * in n! ways; a single club takes partners from the players without a club; without any club there are
 * (m − 1)(m − 3)… ways. Results are cached; taking from the largest club keeps the clubs close to each other in
 * size, so that few different subproblems arise. Beyond {@link #KEPT} of them the count is abandoned
 * ({@link #isComplete}).
 */
final class ExclusionSetCount {
    private static final int KEPT = 20_000;

    private final Map<Long, BigInteger> known = new TreeMap<>();
    private final BigInteger[] factorial;
    private final BigInteger[] pairings;
    private boolean complete = true;

    ExclusionSetCount(int players) {
        this.factorial = new BigInteger[players + 1];
        this.pairings = new BigInteger[players + 2];
        factorial[0] = BigInteger.ONE;
        pairings[0] = BigInteger.ONE;
        for (int i = 1; i <= players; i++) {
            factorial[i] = factorial[i - 1].multiply(BigInteger.valueOf(i));
            pairings[i] = i % 2 != 0 ? BigInteger.ZERO : pairings[i - 2].multiply(BigInteger.valueOf(i - 1));
        }
    }

    /** Returns whether every result so far was counted completely. */
    boolean isComplete() {
        return complete;
    }

    BigInteger factorial(int of) {
        return factorial[of];
    }

    /** Returns the largest club, or 0 if all are empty. */
    static int largest(int[] n) {
        int best = 0;
        for (int c = 1; c < n.length; c++) {
            if (n[c] > (best == 0 ? 0 : n[best])) {
                best = c;
            }
        }
        return best;
    }

    static int sum(int[] n) {
        int sum = 0;
        for (int size : n) {
            sum += size;
        }
        return sum;
    }

    /** Returns the number of ways; {@code n} is modified during the call and restored before it returns. */
    BigInteger ways(int[] n) {
        int all = sum(n);
        int a = largest(n);
        if (all % 2 != 0 || (a > 0 && 2 * n[a] > all)) {
            return BigInteger.ZERO;
        }
        if (a == 0) {
            return pairings[all];
        }
        if (2 * n[a] == all) {
            return factorial[n[a]];
        }
        if (n[0] + n[a] == all) {
            return factorial[n[0]].divide(factorial[n[0] - n[a]]).multiply(pairings[n[0] - n[a]]);
        }
        long key = 0;
        for (int size : n) {
            key = (key << 12) | size;
        }
        BigInteger answer = known.get(key);
        if (answer == null) {
            answer = count(n, a);
            known.put(key, answer);
        }
        return answer;
    }

    private BigInteger count(int[] n, int a) {
        if (known.size() >= KEPT || sum(n) > 1 << 11) {
            complete = false;
            return BigInteger.ZERO;
        }
        BigInteger total = BigInteger.ZERO;
        for (int b = 0; b < n.length; b++) {
            if (b != a && n[b] > 0) {
                total = total.add(waysAfter(n, a, b));
            }
        }
        return total;
    }

    /** Returns the number of ways in which a given player of kind {@code a} meets a player of kind {@code b}. */
    BigInteger waysAfter(int[] n, int a, int b) {
        n[a]--;
        n[b]--;
        BigInteger rest = ways(n);
        n[a]++;
        n[b]++;
        return rest.multiply(BigInteger.valueOf(n[b]));
    }
}
