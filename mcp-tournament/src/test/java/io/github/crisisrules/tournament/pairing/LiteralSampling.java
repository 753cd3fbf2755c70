package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.LiteralMatching;
import io.github.crisisrules.tournament.match.Pairing;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * One draw of the literal reading. Players are numbered by score group, then registration number; a pair's cost is one
 * big number whose digits are the elements of {@link PairingCost}, so sums compare as costs do.
 */
final class LiteralSampling {
    private final PoolPlayer[] players;
    private final int[] group;
    private final int groups;
    private final BigInteger[][] cost;
    private final int digitBits;
    private final RandomSource random;
    private final RandomSource search;

    LiteralSampling(PairingPool pool, Seed seed) {
        players = pool.players()
                .sorted(java.util.Comparator.<PoolPlayer>comparingInt(player -> -player.points())
                        .thenComparing(PoolPlayer::id))
                .toJavaArray(PoolPlayer[]::new);
        int n = players.length;
        group = new int[n];
        for (int i = 1; i < n; i++) {
            group[i] = group[i - 1] + (players[i].points() == players[i - 1].points() ? 0 : 1);
        }
        groups = n == 0 ? 0 : group[n - 1] + 1;
        int most = groups;
        int[][] met = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                met[i][j] = i == j ? 0 : players[i].met(players[j].id());
                most = Math.max(most, met[i][j]);
            }
        }
        // No digit of a sum of n/2 pairs can reach n * most, so digits never carry.
        digitBits = BigInteger.valueOf((long) n * Math.max(1, most) + 1).bitLength();
        cost = new BigInteger[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                boolean excluded = pool.forbidden().contains(Pairing.of(players[i].id(), players[j].id()));
                BigInteger sum = digit(0, excluded ? 1 : 0).add(digit(1, met[i][j]));
                if (group[i] != group[j]) {
                    sum = sum.add(digit(2 + 2 * group[i], 1)).add(digit(3 + 2 * group[i], group[j] - group[i]));
                }
                cost[i][j] = sum;
                cost[j][i] = sum;
            }
        }
        random = seed.random();
        search = seed.split("search").random();
    }

    /** The pairs, group by group. */
    Vector<Pairing> pairs() {
        Vector<Pairing> pairs = Vector.empty();
        int[] remaining = new int[players.length];
        Arrays.setAll(remaining, i -> i);
        BigInteger target = least(remaining);
        while (remaining.length > 0) {
            int[] choice = choice(remaining, target);
            int[] rest = without(remaining, choice);
            BigInteger left = target.subtract(costOf(choice));
            if (left.signum() >= 0 && reaches(rest, left)) {
                for (int i = 0; i < choice.length; i += 2) {
                    pairs = pairs.append(Pairing.of(players[choice[i]].id(), players[choice[i + 1]].id()));
                }
                remaining = rest;
                target = left;
            }
        }
        return pairs;
    }

    /** All pairs whose higher player is in the top group, with the floats the target asks for; uniform. */
    private int[] choice(int[] remaining, BigInteger target) {
        int top = group[remaining[0]];
        int size = 0;
        while (size < remaining.length && group[remaining[size]] == top) {
            size++;
        }
        int down = read(target, 2 + 2 * top);
        int steps = read(target, 3 + 2 * top);
        int[] members = Arrays.copyOf(remaining, size);
        random.shuffle(members);
        int[] lower = Arrays.copyOfRange(remaining, size, remaining.length);
        int[] choice = new int[size + down];
        int stepped;
        do {
            stepped = 0;
            for (int i = 0; i < down; i++) {
                int j = i + random.below(lower.length - i);
                int swap = lower[i];
                lower[i] = lower[j];
                lower[j] = swap;
                choice[2 * i] = members[i];
                choice[2 * i + 1] = lower[i];
                stepped += group[lower[i]] - top;
            }
        } while (stepped != steps);
        System.arraycopy(members, down, choice, 2 * down, size - down);
        return choice;
    }

    /** Returns whether the rest has a pairing of just this cost; it has none that costs less. */
    private boolean reaches(int[] rest, BigInteger left) {
        if (read(left, 0) == 0 && read(left, 1) == 0 && left.equals(parity(rest))) {
            for (int tries = 0; tries < 20; tries++) {
                if (regularByChance(rest)) {
                    return true;
                }
            }
        }
        return least(rest).equals(left);
    }

    private BigInteger parity(int[] rest) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < rest.length; i++) {
            boolean ends = i + 1 == rest.length || group[rest[i]] != group[rest[i + 1]];
            if (ends && i % 2 == 0) {
                boolean adjacent = i + 1 < rest.length && group[rest[i + 1]] == group[rest[i]] + 1;
                if (!adjacent) {
                    return BigInteger.ONE.negate();
                }
                sum = sum.add(digit(2 + 2 * group[rest[i]], 1)).add(digit(3 + 2 * group[rest[i]], 1));
            }
        }
        return sum;
    }

    /** One random try at a pairing that costs only what parity forces; a hit proves that there is one. */
    private boolean regularByChance(int[] rest) {
        int[] order = rest.clone();
        for (int from = 0; from < order.length; ) {
            int to = from;
            while (to < order.length && group[order[to]] == group[order[from]]) {
                to++;
            }
            search.shuffle(order, from, to);
            from = to;
        }
        for (int i = 0; i < order.length; i += 2) {
            int j = i + 1;
            while (j < order.length && group[order[j]] == group[order[i + 1]] && !clean(order[i], order[j])) {
                j++;
            }
            if (j == order.length || group[order[j]] != group[order[i + 1]]) {
                return false;
            }
            int swap = order[i + 1];
            order[i + 1] = order[j];
            order[j] = swap;
        }
        return true;
    }

    private boolean clean(int one, int other) {
        return read(cost[one][other], 0) == 0 && read(cost[one][other], 1) == 0;
    }

    private BigInteger least(int[] some) {
        if (some.length == 0) {
            return BigInteger.ZERO;
        }
        BigInteger[][] costs = new BigInteger[some.length][some.length];
        for (int i = 0; i < some.length; i++) {
            for (int j = 0; j < some.length; j++) {
                costs[i][j] = i == j ? BigInteger.ZERO : cost[some[i]][some[j]];
            }
        }
        int[] mate = new LiteralMatching(costs).mates();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < mate.length; i++) {
            if (i < mate[i]) {
                sum = sum.add(costs[i][mate[i]]);
            }
        }
        return sum;
    }

    private BigInteger costOf(int[] choice) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < choice.length; i += 2) {
            sum = sum.add(cost[choice[i]][choice[i + 1]]);
        }
        return sum;
    }

    private static int[] without(int[] remaining, int[] choice) {
        int[] gone = choice.clone();
        Arrays.sort(gone);
        return Arrays.stream(remaining)
                .filter(player -> Arrays.binarySearch(gone, player) < 0)
                .toArray();
    }

    private BigInteger digit(int place, int value) {
        return BigInteger.valueOf(value).shiftLeft(digitBits * (1 + 2 * groups - place));
    }

    private int read(BigInteger number, int place) {
        BigInteger mask = BigInteger.ONE.shiftLeft(digitBits).subtract(BigInteger.ONE);
        return number.shiftRight(digitBits * (1 + 2 * groups - place)).and(mask).intValueExact();
    }
}
