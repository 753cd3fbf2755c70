package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import java.util.Arrays;

/**
 * Fills a group that is too large to count and too full of barred pairs for rejection: one pair after the other, each
 * drawn among those from which an optimal pairing can still be completed. Every optimal choice has a chance; the chances
 * are not equal, unless there is only one: the notes are told as soon as a second is seen.
 *
 * <p>Cost: for each candidate two searches in a matching that is mended ({@link MendedMatching}), so quadratic.
 */
final class PairByPair {
    private static final int LUCK = 64;

    private final Field field;
    private final Draw draw;
    private final GroupDraw pairs;
    private boolean free;
    private int floated;
    private boolean picky;

    PairByPair(Field field, Draw draw, GroupDraw pairs) {
        this.field = field;
        this.draw = draw;
        this.pairs = pairs;
    }

    /** A group of a stretch; the result is what is left of the target for the groups below. */
    long[] fill(int g, Stretch stretch, long[] target) {
        long[] rest = target;
        while (field.size(g) > 0) {
            field.swap(field.low[g], field.low[g] + draw.below(field.size(g)));
            int player = field.order[field.low[g]];
            int[] rivals = rivals(g, stretch, rest);
            draw.shuffle(rivals);
            rest = step(g, stretch, rest, player, rivals);
        }
        return rest;
    }

    /** Whom the first player of the group could meet, as far as is seen without asking; -1 stands for the sink. */
    private int[] rivals(int g, Stretch stretch, long[] target) {
        int floats = stretch.cost.floats(target, g);
        int reach = floats == 0 ? g : g + stretch.cost.steps(target, g) - floats + 1;
        int last = Math.min(stretch.last, reach);
        int player = field.order[field.low[g]];
        int[] rivals = new int[field.high[last] - field.low[g]];
        int count = 0;
        stretch.settle();
        for (int h = g; h <= last; h++) {
            for (int i = field.low[h] + (h == g ? 1 : 0); i < field.high[h]; i++) {
                if (stretch.mayMeet(player, g, field.order[i], h)) {
                    rivals[count++] = field.order[i];
                }
            }
        }
        if (stretch.sink >= 0 && reach >= stretch.sink) {
            rivals[count++] = -1;
        }
        return Arrays.copyOf(rivals, count);
    }

    private long[] step(int g, Stretch stretch, long[] target, int player, int[] rivals) {
        int first = -2;
        long[] rest = target;
        for (int i = 0; i < rivals.length && (first == -2 || !free); i++) {
            long[] need = need(g, stretch, target, player, rivals[i]);
            if (need.length > 0 && Arrays.equals(need, stretch.without(player, rivals[i]))) {
                if (first == -2) {
                    first = rivals[i];
                    rest = need;
                } else {
                    choose();
                }
            }
        }
        if (first == -2) {
            throw new AssertionError("an optimal pair exists, but none was found");
        }
        int h = first < 0 ? stretch.sink : groupOf(first);
        take(g, h, player, first < 0 ? fromSink(h, player) : first);
        return rest;
    }

    /** What the others must reach if the two meet; empty if they may not. */
    private long[] need(int g, Stretch stretch, long[] target, int player, int rival) {
        boolean barred = rival >= 0 && field.isBarred(player, rival);
        if (barred && stretch.isClean(target)) {
            return new long[0];
        }
        int h = rival < 0 ? stretch.sink : groupOf(rival);
        int banned = barred && !field.forbidden.isEmpty() && field.forbidden.any(player, rival) ? 1 : 0;
        int meetings = barred ? field.met.count(player, rival) : 0;
        return stretch.cost.less(target, banned, meetings, g, h == g ? 0 : 1, h - g);
    }

    private int groupOf(int player) {
        return field.groups.groupOf(field.points[player]);
    }

    /** There was more than one way to go on. */
    private void choose() {
        free = true;
        pairs.unlawful();
    }

    /**
     * Somebody of the sink. One alone is drawn with equal chances, and so are several if any of the sink will do for each;
     * else the first draw decides how many are left for the second.
     */
    private int fromSink(int h, int player) {
        floated++;
        picky |= field.barredIn(player, h) > 0;
        if (floated > 1 && picky) {
            choose();
        }
        return field.order[placeFor(h, player)];
    }

    /** A random place of the group whose player may meet the given; there is one. */
    private int placeFor(int h, int player) {
        for (int tries = 0; tries < LUCK; tries++) {
            int at = field.low[h] + draw.below(field.size(h));
            if (!field.isBarred(player, field.order[at])) {
                return at;
            }
        }
        int[] places = new int[field.size(h)];
        int count = 0;
        for (int i = field.low[h]; i < field.high[h]; i++) {
            if (!field.isBarred(player, field.order[i])) {
                places[count++] = i;
            }
        }
        return places[draw.below(count)];
    }

    private void take(int g, int h, int player, int rival) {
        pairs.pair(player, rival);
        field.low[g]++;
        int at = field.low[h];
        while (field.order[at] != rival) {
            at++;
        }
        field.swap(field.low[h], at);
        field.low[h]++;
    }

    /** An open group whose opponents below are drawn: any good pair will do until few players are left. */
    void fillOpen(int g, OpponentDraw opponents) {
        pairs.unlawful();
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                int rival = field.order[field.low[h] + i];
                field.swap(field.low[g], placeFor(g, rival));
                pairs.pair(field.order[field.low[g]++], rival);
            }
        }
        opponents.keep();
        int few = 2 * field.mostBarredIn(g, g) + 2;
        while (field.size(g) > few) {
            int player = field.order[field.low[g]++];
            field.swap(field.low[g], placeFor(g, player));
            pairs.pair(player, field.order[field.low[g]++]);
        }
        if (field.size(g) > 0) {
            fillLast(g);
        }
    }

    /** The last players of an open group, by a matching of them that is mended after each pair. */
    private void fillLast(int g) {
        int[] rest = Arrays.copyOfRange(field.order, field.low[g], field.high[g]);
        int count = rest.length;
        MendedMatching matching = new MendedMatching(count, 1);
        matching.clear(count);
        long[] one = {1};
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                if (!field.isBarred(rest[i], rest[j])) {
                    matching.edge(i, j, one, 0);
                }
            }
        }
        long[] start = new long[count];
        Arrays.fill(start, 1);
        matching.solve(start);
        boolean[] paired = new boolean[count];
        int[] rivals = new int[count];
        for (int i = 0; i < count; i++) {
            if (!paired[i]) {
                int found = 0;
                for (int j = i + 1; j < count; j++) {
                    if (!paired[j] && !field.isBarred(rest[i], rest[j])) {
                        rivals[found++] = j;
                    }
                }
                draw.shuffle(rivals, 0, found);
                paired[i] = true;
                int rival = firstPairable(matching, rivals, found, paired);
                pairs.pair(rest[i], rest[rival]);
            }
        }
        field.low[g] = field.high[g];
    }

    private static int firstPairable(MendedMatching matching, int[] rivals, int found, boolean[] paired) {
        for (int k = 0; k < found; k++) {
            paired[rivals[k]] = true;
            matching.keepOut(paired);
            if (matching.isPerfect()) {
                return rivals[k];
            }
            paired[rivals[k]] = false;
        }
        throw new AssertionError("Dirac's condition held, but no pairing was found");
    }
}
