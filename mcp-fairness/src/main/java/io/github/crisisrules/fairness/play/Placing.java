package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.TieLots;
import io.github.crisisrules.tournament.standing.Tiebreaker;

/**
 * Ranks a {@link Scoreboard}: points, exact Strength of Schedule, VPs, lot.
 *
 * <p>With at most {@link EventPlan#MOST_ROUNDS} rounds every number of rounds or opponents divides {@code unit} = lcm(1 … rounds), so the
 * Strength of Schedule times {@code unit²} is a whole number below 2^63 and compares as the exact fraction does. Lots are hashed only
 * for those who are tied on everything else. Cost: one merge sort.
 */
final class Placing {
    private final Scoreboard board;
    private final long unit;
    private final long[] strength;
    private final long[] lotHigh;
    private final long[] lotLow;
    private final boolean[] hasLot;
    private final int[] order;
    private final int[] spare;
    private TieLots lots = TieLots.of(new Seed(0, 0), 1);

    Placing(Scoreboard board) {
        this.board = board;
        long lcm = 1;
        for (int i = 2; i <= board.rounds; i++) {
            lcm = lcm / gcd(lcm, i) * i;
        }
        unit = lcm;
        int n = board.players;
        strength = new long[n];
        lotHigh = new long[n];
        lotLow = new long[n];
        hasLot = new boolean[n];
        order = new int[n];
        spare = new int[n];
    }

    void begin(Seed desk) {
        lots = TieLots.of(desk, 1);
        java.util.Arrays.fill(hasLot, false);
    }

    /** Everybody, best first; the array is used again by the next call. */
    int[] rank() {
        int n = board.players;
        for (int p = 0; p < n; p++) {
            order[p] = p;
            strength[p] = strengthOf(p);
        }
        sort(order, spare, 0, n);
        return order;
    }

    /** What ranks two players apart. */
    Tiebreaker deciding(int one, int other) {
        if (board.points[one] != board.points[other]) {
            return Tiebreaker.EVENT_POINTS;
        }
        if (strength[one] != strength[other]) {
            return Tiebreaker.STRENGTH_OF_SCHEDULE;
        }
        return board.vps[one] != board.vps[other] ? Tiebreaker.VICTORY_POINTS : Tiebreaker.RANDOM;
    }

    private long strengthOf(int player) {
        int count = board.metCount[player];
        if (count == 0) {
            return 0;
        }
        long sum = 0;
        for (int i = player * board.rounds, end = i + count; i < end; i++) {
            int opponent = board.met[i];
            sum += board.points[opponent] * (unit / board.played[opponent]);
        }
        return sum * (unit / count);
    }

    private boolean isAhead(int one, int other) {
        int points = board.points[one] - board.points[other];
        if (points != 0) {
            return points > 0;
        }
        if (strength[one] != strength[other]) {
            return strength[one] > strength[other];
        }
        int vps = board.vps[one] - board.vps[other];
        return vps != 0 ? vps > 0 : hasLowerLot(one, other);
    }

    private boolean hasLowerLot(int one, int other) {
        drawLot(one);
        drawLot(other);
        int high = Long.compareUnsigned(lotHigh[one], lotHigh[other]);
        int low = high != 0 ? high : Long.compareUnsigned(lotLow[one], lotLow[other]);
        return low != 0 ? low < 0 : one < other;
    }

    private void drawLot(int player) {
        if (!hasLot[player]) {
            Seed lot = lots.lot(PlayerId.of(player + 1));
            lotHigh[player] = lot.first();
            lotLow[player] = lot.second();
            hasLot[player] = true;
        }
    }

    private void sort(int[] items, int[] buffer, int from, int to) {
        if (to - from < 8) {
            for (int i = from + 1; i < to; i++) {
                int item = items[i];
                int j = i;
                while (j > from && isAhead(item, items[j - 1])) {
                    items[j] = items[j - 1];
                    j--;
                }
                items[j] = item;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sort(items, buffer, from, middle);
        sort(items, buffer, middle, to);
        System.arraycopy(items, from, buffer, from, middle - from);
        int left = from;
        int right = middle;
        for (int i = from; left < middle; i++) {
            items[i] = right < to && isAhead(items[right], buffer[left]) ? items[right++] : buffer[left++];
        }
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
