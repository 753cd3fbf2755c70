package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import java.util.ArrayList;
import java.util.List;

/** A pool of players with many pairs that may not meet, built by hand. */
final class CrowdedField {
    private final int[] points;
    private final List<int[]> met = new ArrayList<>();
    private final List<int[]> forbidden = new ArrayList<>();
    private final RandomSource draw = Seed.of(99).draws();

    CrowdedField(int players) {
        this.points = new int[players];
    }

    /** Forbids the players from {@code from} to {@code to - 1} to meet each other. */
    CrowdedField club(int from, int to) {
        for (int b = from; b < to; b++) {
            for (int a = from; a < b; a++) {
                forbidden.add(new int[] {a, b});
            }
        }
        return this;
    }

    /** Plays rounds that the kernel pairs; every match is a coin toss. */
    CrowdedField played(int rounds) {
        for (int round = 0; round < rounds; round++) {
            int[] pairs = SwissKernel.pair(points, list(met), list(forbidden), draw, null);
            for (int i = 0; i < pairs.length; i += 2) {
                met.add(new int[] {pairs[i], pairs[i + 1]});
                points[pairs[i + draw.below(2)]] += 3;
            }
        }
        return this;
    }

    /** Gives every player the points of {@code coins} coin tosses. */
    CrowdedField tossed(int coins) {
        for (int p = 0; p < points.length; p++) {
            for (int coin = 0; coin < coins; coin++) {
                points[p] += 3 * draw.below(2);
            }
        }
        return this;
    }

    /**
     * Gives every player different points, and marks nearly all players who are at most {@code near} ranks apart as
     * having met.
     */
    CrowdedField ranked(int near) {
        int n = points.length;
        int[] order = new int[n];
        for (int p = 0; p < n; p++) {
            order[p] = p;
        }
        draw.shuffle(order);
        for (int i = 0; i < n; i++) {
            points[order[i]] = n - i;
            for (int j = Math.max(0, i - near); j < i; j++) {
                if (draw.below(100) < 95) {
                    met.add(new int[] {order[j], order[i]});
                }
            }
        }
        return this;
    }

    /** Plays all rounds of a round robin except the last {@code left}, with the points of their results. */
    CrowdedField robin(int left) {
        int n = points.length;
        int[] circle = new int[n];
        for (int p = 0; p < n; p++) {
            circle[p] = p;
        }
        for (int round = 0; round < n - 1 - left; round++) {
            for (int i = 0; i < n / 2; i++) {
                int[] pair = {circle[i], circle[n - 1 - i]};
                met.add(pair);
                if (draw.below(10) == 0) {
                    points[pair[0]]++;
                    points[pair[1]]++;
                } else {
                    points[pair[draw.below(2)]] += 3;
                }
            }
            int last = circle[n - 1];
            System.arraycopy(circle, 1, circle, 2, n - 2);
            circle[1] = last;
        }
        return this;
    }

    /**
     * Puts the first {@code crowd} players on the same top score and forbids them to meet each other; the others
     * have different points.
     */
    CrowdedField top(int crowd) {
        for (int p = 0; p < points.length; p++) {
            points[p] = p < crowd ? 2 * points.length : points.length - p;
        }
        return club(0, crowd);
    }

    /** Allows each of the first {@code count} players to meet only one other player. */
    CrowdedField hermits(int count) {
        for (int a = 0; a < count; a++) {
            for (int b = a + 1; b < points.length; b++) {
                if (b != count + a) {
                    forbidden.add(new int[] {a, b});
                }
            }
        }
        return this;
    }

    /** Excludes about {@code percent} of a hundred pairs, chosen at random. */
    CrowdedField excluded(int percent) {
        for (int b = 0; b < points.length; b++) {
            for (int a = 0; a < b; a++) {
                if (draw.below(100) < percent) {
                    forbidden.add(new int[] {a, b});
                }
            }
        }
        return this;
    }

    private Meetings list(List<int[]> pairs) {
        return Meetings.among(
                points.length,
                pairs.stream().mapToInt(pair -> pair[0]).toArray(),
                pairs.stream().mapToInt(pair -> pair[1]).toArray());
    }

    int[] points() {
        return points;
    }

    Meetings met() {
        return list(met);
    }

    Meetings forbidden() {
        return list(forbidden);
    }
}
