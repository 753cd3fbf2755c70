package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.matching.MendedMatching;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The last resort, for a group that is too large to count and has too many barred pairs for proposals. It serves one
 * in three hundred rounds of events with a home club, and two in five rounds if that club has 60 % of the
 * players: without it these rounds could not be paired.
 *
 * <p>It adds one pair after the other, each chosen at random among those from which an optimal pairing can still be
 * completed. Every optimal choice has a positive probability; the probabilities are not equal, unless there is only
 * one choice: the pool records this as soon as a second one is seen.
 *
 * <p>Cost: for each candidate two searches in a matching that is repaired ({@link MendedMatching}), so quadratic.
 */
final class PairwiseSampler {
    /** The number of random tries for an opponent before all possible ones are listed. */
    private static final int TRIES = 64;

    /** Stands for any player of the sink. */
    private static final int SINK = -1;

    private final PairingState pool;
    private final RandomSource random;
    private final GroupSampler pairs;
    /** The number of players who floated to the sink, and whether one of them may not meet every player there. */
    private int floatsToSink;

    private boolean hasBarredFloat;

    PairwiseSampler(PairingState pool, RandomSource random, GroupSampler pairs) {
        this.pool = pool;
        this.random = random;
        this.pairs = pairs;
    }

    /** Fills a group of a segment; returns what is left of the target for the groups below. */
    long[] fill(int g, Segment segment, long[] target) {
        long[] rest = target;
        while (pool.size(g) > 0) {
            pool.swap(pool.low[g], pool.low[g] + random.below(pool.size(g)));
            int player = pool.order[pool.low[g]];
            int[] rivals = rivals(g, segment, rest);
            random.shuffle(rivals);
            rest = step(g, segment, rest, player, rivals);
        }
        return rest;
    }

    /** Returns the possible opponents of the group's first player, as far as can be decided without a query. */
    private int[] rivals(int g, Segment segment, long[] target) {
        int floats = segment.cost.floats(target, g);
        int reach = floats == 0 ? g : g + segment.cost.steps(target, g) - floats + 1;
        int last = Math.min(segment.last, reach);
        int player = pool.order[pool.low[g]];
        int[] rivals = new int[pool.high[last] - pool.low[g]];
        int count = 0;
        segment.settle();
        for (int h = g; h <= last; h++) {
            for (int i = pool.low[h] + (h == g ? 1 : 0); i < pool.high[h]; i++) {
                if (segment.mayMeet(player, g, pool.order[i], h)) {
                    rivals[count++] = pool.order[i];
                }
            }
        }
        if (segment.sink >= 0 && reach >= segment.sink) {
            rivals[count++] = SINK;
        }
        return Arrays.copyOf(rivals, count);
    }

    /**
     * Pairs a player with the first of the rivals with whom an optimal pairing can be completed, and returns what is left of
     * the target. The others are tried only to find out whether there was a choice.
     */
    private long[] step(int g, Segment segment, long[] target, int player, int[] rivals) {
        long @Nullable [] rest = null;
        int chosen = SINK;
        for (int i = 0; i < rivals.length && (rest == null || pool.lawful); i++) {
            long[] need = need(g, segment, target, player, rivals[i]);
            if (need.length > 0 && Arrays.equals(need, segment.without(player, rivals[i]))) {
                if (rest == null) {
                    chosen = rivals[i];
                    rest = need;
                } else {
                    pool.lawful = false;
                }
            }
        }
        if (rest == null) {
            throw new AssertionError("An optimal pair exists, but none was found.");
        }
        int h = chosen == SINK ? segment.sink : groupOf(chosen);
        take(g, h, player, chosen == SINK ? fromSink(h, player) : chosen);
        return rest;
    }

    /** Returns the cost that the other players must reach if the two meet, or an empty array if they may not meet. */
    private long[] need(int g, Segment segment, long[] target, int player, int rival) {
        boolean barred = rival != SINK && pool.isBarred(player, rival);
        if (barred && segment.isClean(target)) {
            return new long[0];
        }
        int h = rival == SINK ? segment.sink : groupOf(rival);
        int banned = barred && !pool.forbidden.isEmpty() && pool.forbidden.any(player, rival) ? 1 : 0;
        int meetings = barred ? pool.met.count(player, rival) : 0;
        return segment.cost.less(target, banned, meetings, g, h == g ? 0 : 1, h - g);
    }

    private int groupOf(int player) {
        return pool.groups.groupOf(pool.points[player]);
    }

    /**
     * Returns an opponent from the sink. A single opponent is uniform, and so are several if each float may meet
     * every player of the sink; otherwise the first choice determines how many players are left for the second.
     */
    private int fromSink(int h, int player) {
        floatsToSink++;
        hasBarredFloat |= pool.barredIn(player, h) > 0;
        pool.lawful &= floatsToSink == 1 || !hasBarredFloat;
        return pool.order[placeFor(h, player)];
    }

    /** Returns a random position in group {@code h} whose player may meet the given player; there must be one. */
    private int placeFor(int h, int player) {
        for (int tries = 0; tries < TRIES; tries++) {
            int at = pool.low[h] + random.below(pool.size(h));
            if (!pool.isBarred(player, pool.order[at])) {
                return at;
            }
        }
        int[] places = new int[pool.size(h)];
        int count = 0;
        for (int i = pool.low[h]; i < pool.high[h]; i++) {
            if (!pool.isBarred(player, pool.order[i])) {
                places[count++] = i;
            }
        }
        return places[random.below(count)];
    }

    private void take(int g, int h, int player, int rival) {
        pairs.pair(player, rival);
        pool.low[g]++;
        int at = pool.low[h];
        while (pool.order[at] != rival) {
            at++;
        }
        pool.swap(pool.low[h], at);
        pool.low[h]++;
    }

    /**
     * Fills an open group whose opponents below are already sampled: any pair that is not barred will do until few
     * players are left.
     */
    void fillOpen(int g, OpponentSampler opponents) {
        pool.lawful = false;
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                int rival = pool.order[pool.low[h] + i];
                pool.swap(pool.low[g], placeFor(g, rival));
                pairs.pair(pool.order[pool.low[g]++], rival);
            }
        }
        opponents.keep();
        int few = 2 * pool.mostBarredIn(g, g) + 2;
        while (pool.size(g) > few) {
            int player = pool.order[pool.low[g]++];
            pool.swap(pool.low[g], placeFor(g, player));
            pairs.pair(player, pool.order[pool.low[g]++]);
        }
        if (pool.size(g) > 0) {
            Segment rest = new Segment(pool, g, g, -1, -1, false, Segment.Exit.WHOLE);
            fill(g, rest, rest.optimum);
        }
    }
}
