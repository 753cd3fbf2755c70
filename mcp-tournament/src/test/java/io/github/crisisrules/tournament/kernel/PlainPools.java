package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.RandomSource;

/** Fields from simulated events and from generators that look for trouble. */
public final class PlainPools {
    private PlainPools() {}

    /** A field after this many rounds of an event paired by the kernel itself; a percentage of the matches is drawn. */
    static PlainPool simulated(int players, int rounds, int drawnPercent, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        for (int round = 0; round < rounds; round++) {
            int[] pairs = field.pair(draw);
            for (int i = 0; i < players; i += 2) {
                play(field, pairs[i], pairs[i + 1], drawnPercent, draw);
            }
        }
        return field;
    }

    static void play(PlainPool field, int a, int b, int drawnPercent, RandomSource draw) {
        field.meet(a, b);
        if (draw.below(100) < drawnPercent) {
            field.points[a]++;
            field.points[b]++;
        } else {
            field.points[draw.below(2) == 0 ? a : b] += 3;
        }
    }

    /** Any points below a bound, any meetings with a given chance in percent, now and then twice or forbidden. */
    public static PlainPool arbitrary(
            int players, int values, int metPercent, int forbiddenPercent, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        for (int p = 0; p < players; p++) {
            field.points[p] = draw.below(values);
        }
        for (int a = 0; a < players; a++) {
            for (int b = a + 1; b < players; b++) {
                if (draw.below(100) < metPercent) {
                    field.meet(a, b);
                    if (draw.below(10) == 0) {
                        field.meet(a, b);
                    }
                }
                if (draw.below(100) < forbiddenPercent) {
                    field.forbid(a, b);
                }
            }
        }
        return field;
    }

    /** Groups of up to {@code largest} players in which most have met most, and few across. */
    static PlainPool cliques(int players, int largest, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        int value = 0;
        int left = 0;
        for (int p = 0; p < players; p++) {
            if (left == 0) {
                left = 1 + draw.below(largest);
                value++;
            }
            field.points[p] = value;
            left--;
        }
        for (int a = 0; a < players; a++) {
            for (int b = a + 1; b < players; b++) {
                int gap = Math.abs(field.points[a] - field.points[b]);
                int chance = gap == 0 ? 85 : gap == 1 ? 40 : 10;
                if (draw.below(100) < chance) {
                    field.meet(a, b);
                }
            }
        }
        return field;
    }

    /** A long chain of tiny groups, mostly odd, in which neighbours have often met. */
    static PlainPool chain(int players, int largest, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        int value = 5000;
        int left = 0;
        for (int p = 0; p < players; p++) {
            if (left == 0) {
                left = 1 + draw.below(largest);
                value--;
            }
            field.points[p] = value;
            left--;
            for (int q = Math.max(0, p - 5); q < p; q++) {
                if (draw.below(100) < 45) {
                    field.meet(p, q);
                }
            }
        }
        return field;
    }

    /** A chain of single players, some of whom have met their neighbours, above four who have met nobody. */
    static PlainPool pier(int players, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        for (int p = 0; p < players - 4; p++) {
            field.points[p] = players - p / (1 + draw.below(2));
            for (int q = Math.max(0, p - 3); q < p; q++) {
                if (draw.below(100) < 35) {
                    field.meet(p, q);
                }
            }
        }
        return field;
    }

    /** Large groups with tiny ones of people who have met between them, and perhaps a last group that cannot be paired. */
    static PlainPool islands(int players, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        int value = 1000;
        int p = 0;
        while (p < players) {
            boolean tiny = draw.below(3) > 0;
            int size = Math.min(players - p, tiny ? 1 + draw.below(4) : 6 + draw.below(14));
            for (int i = 0; i < size; i++) {
                field.points[p + i] = value;
                for (int j = 0; j < i; j++) {
                    if (draw.below(100) < (tiny ? 80 : 8)) {
                        field.meet(p + i, p + j);
                    }
                }
                for (int q = Math.max(0, p - 12); q < p; q++) {
                    if (draw.below(100) < 10) {
                        field.meet(p + i, q);
                    }
                }
            }
            value--;
            p += size;
        }
        return field;
    }

    /** Almost everyone has met almost everyone: all but a few rounds of a round robin, by the circle method. */
    static PlainPool exhausted(int players, int rounds, int values, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        int[] circle = new int[players];
        for (int p = 0; p < players; p++) {
            circle[p] = p;
            field.points[p] = draw.below(values);
        }
        draw.shuffle(circle);
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < players / 2; i++) {
                field.meet(circle[i], circle[players - 1 - i]);
            }
            int last = circle[players - 1];
            System.arraycopy(circle, 1, circle, 2, players - 2);
            circle[1] = last;
        }
        return field;
    }

    /** This many at the top who may not meet each other, above groups of one to three, and some who have met. */
    static PlainPool crowd(int players, int top, RandomSource draw) {
        PlainPool field = new PlainPool(new int[players]);
        int value = players;
        for (int p = 0; p < players; p++) {
            value -= p >= top && draw.below(2) == 0 ? 1 : 0;
            field.points[p] = p < top ? 2 * players : value;
            for (int q = 0; q < p; q++) {
                if (p < top) {
                    field.forbid(p, q);
                } else if (draw.below(100) < 15) {
                    field.meet(p, q);
                }
            }
        }
        return field;
    }

    /** A field of four to ten players of any kind. */
    public static PlainPool small(RandomSource draw) {
        int players = 4 + 2 * draw.below(4);
        switch (draw.below(6)) {
            case 0:
                return simulated(players, draw.below(players + 2), 10, draw);
            case 1:
                return arbitrary(players, 1 + draw.below(players), draw.below(101), draw.below(3) * 10, draw);
            case 2:
                return cliques(players, 1 + draw.below(5), draw);
            case 3:
                return islands(players, draw);
            case 4:
                return arbitrary(players, 1 + draw.below(4), draw.below(40), 0, draw);
            default:
                return exhausted(players, draw.below(players + 3), 1 + draw.below(5), draw);
        }
    }

    /** A field of any kind, of up to this many players. */
    public static PlainPool medium(int most, RandomSource draw) {
        int players = 4 + 2 * draw.below(most / 2 - 1);
        switch (draw.below(8)) {
            case 0:
                return simulated(players, draw.below(10), 3, draw);
            case 1:
                return arbitrary(players, 1 + draw.below(players), draw.below(101), draw.below(3) * 10, draw);
            case 2:
                return cliques(players, 1 + draw.below(8), draw);
            case 3:
            case 4:
                return islands(players, draw);
            case 5:
                return arbitrary(players, 1 + draw.below(12), draw.below(40), 0, draw);
            case 6:
                return chain(players, 1 + draw.below(4), draw);
            default:
                return exhausted(players, Math.max(0, players - 3 + draw.below(4)), 1 + draw.below(5), draw);
        }
    }
}
