package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.RandomSource;

/** Pools from simulated events and from generators that look for trouble. */
public final class PlainPools {
    private PlainPools() {}

    /** A pool after this many rounds of an event paired by the kernel itself; a percentage of the matches is drawn. */
    static PlainPool simulated(int players, int rounds, int drawnPercent, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        for (int round = 0; round < rounds; round++) {
            int[] pairs = pool.pair(random);
            for (int i = 0; i < players; i += 2) {
                play(pool, pairs[i], pairs[i + 1], drawnPercent, random);
            }
        }
        return pool;
    }

    static void play(PlainPool pool, int a, int b, int drawnPercent, RandomSource random) {
        pool.meet(a, b);
        if (random.below(100) < drawnPercent) {
            pool.points[a]++;
            pool.points[b]++;
        } else {
            pool.points[random.below(2) == 0 ? a : b] += 3;
        }
    }

    /** Any points below a bound, any meetings with a given chance in percent, now and then twice or forbidden. */
    public static PlainPool arbitrary(
            int players, int values, int metPercent, int forbiddenPercent, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        for (int p = 0; p < players; p++) {
            pool.points[p] = random.below(values);
        }
        for (int a = 0; a < players; a++) {
            for (int b = a + 1; b < players; b++) {
                if (random.below(100) < metPercent) {
                    pool.meet(a, b);
                    if (random.below(10) == 0) {
                        pool.meet(a, b);
                    }
                }
                if (random.below(100) < forbiddenPercent) {
                    pool.forbid(a, b);
                }
            }
        }
        return pool;
    }

    /** Groups of up to {@code largest} players in which most have met most, and few across. */
    static PlainPool cliques(int players, int largest, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        int value = 0;
        int left = 0;
        for (int p = 0; p < players; p++) {
            if (left == 0) {
                left = 1 + random.below(largest);
                value++;
            }
            pool.points[p] = value;
            left--;
        }
        for (int a = 0; a < players; a++) {
            for (int b = a + 1; b < players; b++) {
                int gap = Math.abs(pool.points[a] - pool.points[b]);
                int chance = gap == 0 ? 85 : gap == 1 ? 40 : 10;
                if (random.below(100) < chance) {
                    pool.meet(a, b);
                }
            }
        }
        return pool;
    }

    /** A long chain of tiny groups, mostly odd, in which neighbours have often met. */
    static PlainPool chain(int players, int largest, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        int value = 5000;
        int left = 0;
        for (int p = 0; p < players; p++) {
            if (left == 0) {
                left = 1 + random.below(largest);
                value--;
            }
            pool.points[p] = value;
            left--;
            for (int q = Math.max(0, p - 5); q < p; q++) {
                if (random.below(100) < 45) {
                    pool.meet(p, q);
                }
            }
        }
        return pool;
    }

    /** A chain of single players, some of whom have met their neighbours, above four who have met no player. */
    static PlainPool pier(int players, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        for (int p = 0; p < players - 4; p++) {
            pool.points[p] = players - p / (1 + random.below(2));
            for (int q = Math.max(0, p - 3); q < p; q++) {
                if (random.below(100) < 35) {
                    pool.meet(p, q);
                }
            }
        }
        return pool;
    }

    /** Large groups with tiny ones of people who have met between them, and perhaps a last group that cannot be paired. */
    static PlainPool islands(int players, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        int value = 1000;
        int p = 0;
        while (p < players) {
            boolean tiny = random.below(3) > 0;
            int size = Math.min(players - p, tiny ? 1 + random.below(4) : 6 + random.below(14));
            for (int i = 0; i < size; i++) {
                pool.points[p + i] = value;
                for (int j = 0; j < i; j++) {
                    if (random.below(100) < (tiny ? 80 : 8)) {
                        pool.meet(p + i, p + j);
                    }
                }
                for (int q = Math.max(0, p - 12); q < p; q++) {
                    if (random.below(100) < 10) {
                        pool.meet(p + i, q);
                    }
                }
            }
            value--;
            p += size;
        }
        return pool;
    }

    /** Almost everyone has met almost everyone: all but a few rounds of a round robin, by the circle method. */
    static PlainPool exhausted(int players, int rounds, int values, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        int[] circle = new int[players];
        for (int p = 0; p < players; p++) {
            circle[p] = p;
            pool.points[p] = random.below(values);
        }
        random.shuffle(circle);
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < players / 2; i++) {
                pool.meet(circle[i], circle[players - 1 - i]);
            }
            int last = circle[players - 1];
            System.arraycopy(circle, 1, circle, 2, players - 2);
            circle[1] = last;
        }
        return pool;
    }

    /** This many at the top who may not meet each other, above groups of one to three, and some who have met. */
    static PlainPool crowd(int players, int top, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        int value = players;
        for (int p = 0; p < players; p++) {
            value -= p >= top && random.below(2) == 0 ? 1 : 0;
            pool.points[p] = p < top ? 2 * players : value;
            for (int q = 0; q < p; q++) {
                if (p < top) {
                    pool.forbid(p, q);
                } else if (random.below(100) < 15) {
                    pool.meet(p, q);
                }
            }
        }
        return pool;
    }

    /** Every second player belongs to one club; the others have met some of them, and at times one is kept apart. */
    static PlainPool halved(int players, int metPercent, RandomSource random) {
        PlainPool pool = new PlainPool(new int[players]);
        for (int p = 0; p < players; p++) {
            pool.points[p] = random.below(3);
            for (int q = p % 2; q < p; q += 2) {
                if (p % 2 == 0) {
                    pool.forbid(p, q);
                }
            }
            for (int q = (p + 1) % 2; q < p; q += 2) {
                if (random.below(100) < metPercent) {
                    pool.meet(p, q);
                } else if (random.below(20) == 0) {
                    pool.forbid(p, q);
                }
            }
        }
        return pool;
    }

    /** A pool of four to ten players of any kind. */
    public static PlainPool small(RandomSource random) {
        int players = 4 + 2 * random.below(4);
        switch (random.below(6)) {
            case 0:
                return simulated(players, random.below(players + 2), 10, random);
            case 1:
                return arbitrary(players, 1 + random.below(players), random.below(101), random.below(3) * 10, random);
            case 2:
                return cliques(players, 1 + random.below(5), random);
            case 3:
                return islands(players, random);
            case 4:
                return arbitrary(players, 1 + random.below(4), random.below(40), 0, random);
            default:
                return exhausted(players, random.below(players + 3), 1 + random.below(5), random);
        }
    }

    /** A pool of any kind, of up to this many players. */
    public static PlainPool medium(int most, RandomSource random) {
        int players = 4 + 2 * random.below(most / 2 - 1);
        switch (random.below(8)) {
            case 0:
                return simulated(players, random.below(10), 3, random);
            case 1:
                return arbitrary(players, 1 + random.below(players), random.below(101), random.below(3) * 10, random);
            case 2:
                return cliques(players, 1 + random.below(8), random);
            case 3:
            case 4:
                return islands(players, random);
            case 5:
                return arbitrary(players, 1 + random.below(12), random.below(40), 0, random);
            case 6:
                return chain(players, 1 + random.below(4), random);
            default:
                return exhausted(players, Math.max(0, players - 3 + random.below(4)), 1 + random.below(5), random);
        }
    }
}
