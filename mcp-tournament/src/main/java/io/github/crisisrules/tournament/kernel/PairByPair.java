package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import java.util.Arrays;

/**
 * Fills a group that is too large to count and too full of barred pairs for rejection: one pair after the other, each
 * drawn among those from which an optimal pairing can still be completed. Every optimal choice has a chance; the chances
 * are not equal.
 */
final class PairByPair {
    private final Field field;
    private final Draw draw;
    private final GroupDraw pairs;

    PairByPair(Field field, Draw draw, GroupDraw pairs) {
        this.field = field;
        this.draw = draw;
        this.pairs = pairs;
    }

    /** A group of a stretch; the result is what is left of the target for the groups below. */
    long[] fill(int g, Stretch stretch, long[] target) {
        pairs.unlawful();
        long[] rest = target;
        while (field.size(g) > 0) {
            field.swap(field.low[g], field.low[g] + draw.below(field.size(g)));
            int player = field.order[field.low[g]];
            int[] rivals = rivals(g, stretch);
            draw.shuffle(rivals);
            rest = step(g, stretch, rest, player, rivals);
        }
        return rest;
    }

    private int[] rivals(int g, Stretch stretch) {
        int count = field.size(g) - 1;
        for (int h = g + 1; h <= stretch.last; h++) {
            count += field.size(h);
        }
        int[] rivals = new int[count + (stretch.sink >= 0 ? 1 : 0)];
        rivals[rivals.length - 1] = -1;
        int at = 0;
        for (int h = g; h <= stretch.last; h++) {
            for (int i = field.low[h] + (h == g ? 1 : 0); i < field.high[h]; i++) {
                rivals[at++] = field.order[i];
            }
        }
        return rivals;
    }

    private long[] step(int g, Stretch stretch, long[] target, int player, int[] rivals) {
        for (int rival : rivals) {
            int h = rival < 0 ? stretch.sink : field.groups.groupOf(field.points[rival]);
            boolean barred = rival >= 0 && field.isBarred(player, rival);
            if (!barred || stretch.isWhole()) {
                int floats = h == g ? 0 : 1;
                int banned = barred && !field.forbidden.isEmpty() && field.forbidden.any(player, rival) ? 1 : 0;
                int meetings = barred ? field.met.count(player, rival) : 0;
                long[] need = stretch.less(target, banned, meetings, g, floats, h - g);
                if (Arrays.equals(need, stretch.without(player, rival))) {
                    take(g, h, player, rival < 0 ? fromSink(h, player) : rival);
                    return need;
                }
            }
        }
        throw new AssertionError("an optimal pair exists, but none was found");
    }

    private int fromSink(int h, int player) {
        int at = field.low[h] + draw.below(field.size(h));
        while (field.isBarred(player, field.order[at])) {
            at = field.low[h] + draw.below(field.size(h));
        }
        return field.order[at];
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
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                int rival = field.order[field.low[h] + i];
                toFront(g, rival);
                pairs.pair(field.order[field.low[g]++], rival);
            }
        }
        opponents.keep();
        int few = 2 * field.mostBarredIn(g, g) + 2;
        while (field.size(g) > few) {
            int player = field.order[field.low[g]++];
            toFront(g, player);
            pairs.pair(player, field.order[field.low[g]++]);
        }
        while (field.size(g) > 0) {
            last(g);
        }
    }

    private void toFront(int g, int rival) {
        int low = field.low[g];
        field.swap(low, low + draw.below(field.size(g)));
        while (field.isBarred(rival, field.order[low])) {
            field.swap(low, low + draw.below(field.size(g)));
        }
    }

    private void last(int g) {
        int player = field.order[field.low[g]];
        int[] rivals = Arrays.copyOfRange(field.order, field.low[g] + 1, field.high[g]);
        draw.shuffle(rivals);
        for (int rival : rivals) {
            if (!field.isBarred(player, rival) && isPairable(rivals, rival)) {
                take(g, g, player, rival);
                return;
            }
        }
        throw new AssertionError("Dirac's condition held, but no pairing was found");
    }

    private boolean isPairable(int[] players, int without) {
        HeaviestMatching matching = new HeaviestMatching(players.length - 1, 1);
        int[] rest = Arrays.stream(players).filter(p -> p != without).toArray();
        matching.clear(rest.length);
        long[] one = {1};
        for (int i = 0; i < rest.length; i++) {
            for (int j = i + 1; j < rest.length; j++) {
                if (!field.isBarred(rest[i], rest[j])) {
                    matching.edge(i, j, one, 0);
                }
            }
        }
        matching.solve();
        for (int i = 0; i < rest.length; i++) {
            if (matching.partner(i) < 0) {
                return false;
            }
        }
        return true;
    }
}
