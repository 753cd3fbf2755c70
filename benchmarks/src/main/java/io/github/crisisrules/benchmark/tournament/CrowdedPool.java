package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import java.util.ArrayList;
import java.util.List;

/** A pool of players with many pairs that may not meet, built by hand. */
final class CrowdedPool {
    private final int[] points;
    private final List<int[]> met = new ArrayList<>();
    private final List<int[]> forbidden = new ArrayList<>();
    private final RandomSource random = Seed.of(99).random();

    CrowdedPool(int players) {
        this.points = new int[players];
    }

    /** Forbids the players from {@code from} to {@code to - 1} to meet each other. */
    CrowdedPool club(int from, int to) {
        for (int b = from; b < to; b++) {
            for (int a = from; a < b; a++) {
                forbidden.add(new int[] {a, b});
            }
        }
        return this;
    }

    /** Plays rounds that the kernel pairs; every match is a coin toss. */
    CrowdedPool played(int rounds) {
        for (int round = 0; round < rounds; round++) {
            play(SwissKernel.pair(state(), random), 0, 0, random);
        }
        return this;
    }

    /** Plays a round, with a percentage of drawn matches and up to {@code bonus} more points for a win. */
    void play(int[] pairs, int drawnPercent, int bonus, RandomSource results) {
        for (int i = 0; i < pairs.length; i += 2) {
            met.add(new int[] {pairs[i], pairs[i + 1]});
            if (drawnPercent > 0 && results.below(100) < drawnPercent) {
                points[pairs[i]]++;
                points[pairs[i + 1]]++;
            } else {
                points[pairs[i + results.below(2)]] += 3 + (bonus > 0 ? results.below(bonus + 1) : 0);
            }
        }
    }

    /** Returns the state before the next pairing. */
    PairingState state() {
        return new PairingState(points, met(), forbidden());
    }

    /** Gives every player the points of {@code coins} coin tosses. */
    CrowdedPool tossed(int coins) {
        for (int p = 0; p < points.length; p++) {
            for (int coin = 0; coin < coins; coin++) {
                points[p] += 3 * random.below(2);
            }
        }
        return this;
    }

    /** Plays all rounds of a round robin except the last {@code left}, with the points of their results. */
    CrowdedPool robin(int left) {
        int n = points.length;
        int[] circle = new int[n];
        for (int p = 0; p < n; p++) {
            circle[p] = p;
        }
        for (int round = 0; round < n - 1 - left; round++) {
            for (int i = 0; i < n / 2; i++) {
                int[] pair = {circle[i], circle[n - 1 - i]};
                met.add(pair);
                if (random.below(10) == 0) {
                    points[pair[0]]++;
                    points[pair[1]]++;
                } else {
                    points[pair[random.below(2)]] += 3;
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
    CrowdedPool top(int crowd) {
        for (int p = 0; p < points.length; p++) {
            points[p] = p < crowd ? 2 * points.length : points.length - p;
        }
        return club(0, crowd);
    }

    /** Excludes about {@code percent} of a hundred pairs, chosen at random. */
    CrowdedPool excluded(int percent) {
        for (int b = 0; b < points.length; b++) {
            for (int a = 0; a < b; a++) {
                if (random.below(100) < percent) {
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
