package io.github.crisisrules.tournament.kernel;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many ways there are to pair players of some clubs and players of none, if nobody meets a player of the own club.
 *
 * <p>Only the sizes matter: {@code n[0]} players without a club, {@code n[c]} of club c. One player of the largest club is
 * paired first: with any of the n[b] players of each other kind b, and the rest is a smaller question of the same sort. It
 * ends where the answer is known: a club of half the players meets the other half, in n! ways; one club alone takes
 * partners from those without; no club at all leaves (m − 1)(m − 3)… ways. Answers are kept; taking from the largest club
 * keeps the clubs near each other in size, so that few different questions come up. Beyond {@link #KEPT} of them the count
 * is given up ({@link #isComplete}).
 */
final class ClubCount {
    private static final int KEPT = 20_000;

    private final Map<Long, BigInteger> known = new TreeMap<>();
    private final BigInteger[] factorial;
    private final BigInteger[] pairings;
    private boolean complete = true;

    ClubCount(int players) {
        this.factorial = new BigInteger[players + 1];
        this.pairings = new BigInteger[players + 2];
        factorial[0] = BigInteger.ONE;
        pairings[0] = BigInteger.ONE;
        for (int i = 1; i <= players; i++) {
            factorial[i] = factorial[i - 1].multiply(BigInteger.valueOf(i));
            pairings[i] = i % 2 != 0 ? BigInteger.ZERO : pairings[i - 2].multiply(BigInteger.valueOf(i - 1));
        }
    }

    /** Whether every answer so far was counted to the end. */
    boolean isComplete() {
        return complete;
    }

    BigInteger factorial(int of) {
        return factorial[of];
    }

    /** The largest club, 0 if all are empty. */
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

    /** The number of ways; the sizes are as before when this returns. */
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

    /** The number of ways in which a given player of kind a meets one of kind b. */
    BigInteger waysAfter(int[] n, int a, int b) {
        n[a]--;
        n[b]--;
        BigInteger rest = ways(n);
        n[a]++;
        n[b]++;
        return rest.multiply(BigInteger.valueOf(n[b]));
    }
}
