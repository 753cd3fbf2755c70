package io.github.crisisrules.heroic.kernel;

/*
 * Two pools against each other. Each side comes as weights by total and hand; the reaction may depend on the total it
 * answers. Only the margin in full fives, up to five, matters of the totals, and only the effect die of the loser.
 *
 * Layout. actor[a * hands + h]; reaction[a][b * hands + h]: the weights once the actor has declared a; the last row stands
 * for all higher totals too, so a reaction that does not depend on the total is a single row. What comes of it is a
 * code: codes[(winner's hand * 6 + steps) * 5 + loser's effect].
 *
 * Cost: for each total of the actor, one pass over the reaction's weights, then hands * 30 products.
 */
/** The outcomes of two pools against each other. */
public final class ClashKernel {
    /** Margins in full fives from 0 to 5; more makes no difference. */
    public static final int STEPS = 6;

    private static final int MARGIN = 5;
    private static final int MARKS = Hands.SIZES;

    private ClashKernel() {}

    private static int steps(int margin) {
        return Math.min(STEPS - 1, margin / MARGIN);
    }

    private static long[] answer(long[][] reaction, int total) {
        return reaction[Math.min(total, reaction.length - 1)];
    }

    /** Where the actor wins with this total: weights by steps and the reaction's effect die. */
    public static long[] won(int total, long[][] reaction, Hands theirs) {
        long[] answer = answer(reaction, total);
        long[] weights = new long[STEPS * MARKS];
        int hands = theirs.count();
        int totals = Math.min(total + 1, answer.length / hands);
        for (int b = 0; b < totals; b++) {
            int line = steps(total - b) * MARKS;
            for (int mark = 0; mark < MARKS; mark++) {
                long sum = 0;
                for (int hand = theirs.start(mark); hand < theirs.start(mark + 1); hand++) {
                    sum += answer[b * hands + hand];
                }
                weights[line + mark] += sum;
            }
        }
        return weights;
    }

    /** Where the reaction wins against this total: weights by steps and the reaction's hand. */
    static long[] lost(int total, long[][] reaction, Hands theirs) {
        long[] answer = answer(reaction, total);
        long[] weights = new long[STEPS * theirs.count()];
        int hands = theirs.count();
        for (int b = total + 1; b < answer.length / hands; b++) {
            int line = steps(b - total) * hands;
            for (int hand = 0; hand < hands; hand++) {
                weights[line + hand] += answer[b * hands + hand];
            }
        }
        return weights;
    }

    /** Where the reaction wins against this total and gives a code that is wanted: weights by the actor's effect die. */
    public static long[] saved(int total, long[][] reaction, Hands theirs, int[] lostCodes, boolean[] wanted) {
        long[] lost = lost(total, reaction, theirs);
        long[] saved = new long[MARKS];
        for (int i = 0; i < lost.length; i++) {
            int line = (i % theirs.count() * STEPS + i / theirs.count()) * MARKS;
            for (int mark = 0; mark < MARKS; mark++) {
                saved[mark] += wanted[lostCodes[line + mark]] ? lost[i] : 0;
            }
        }
        return saved;
    }

    /** The weight of each code if nobody reacts: each hand counts without steps. */
    public static Tally unopposed(long[] actor, Hands mine, int[] codes, int count) {
        Tally tally = new Tally(count);
        for (int i = 0; i < actor.length; i++) {
            tally.add(codes[i % mine.count() * STEPS * MARKS], actor[i], 1);
        }
        return tally;
    }

    /** The weight of each code, below {@code count}. */
    public static Tally outcomes(
            long[] actor, Hands mine, int[] wonCodes, long[][] reaction, Hands theirs, int[] lostCodes, int count) {
        Tally tally = new Tally(count);
        boolean[] wonAlike = alike(wonCodes);
        boolean[] lostAlike = alike(lostCodes);
        for (int a = 0; a * mine.count() < actor.length; a++) {
            long[] marked = new long[MARKS];
            long any = 0;
            for (int hand = 0; hand < mine.count(); hand++) {
                long weight = actor[a * mine.count() + hand];
                marked[mine.effect(hand)] += weight;
                any |= weight;
            }
            if (any != 0) {
                long[] won = won(a, reaction, theirs);
                long[] lost = lost(a, reaction, theirs);
                for (int steps = 0; steps < STEPS; steps++) {
                    add(tally, wonCodes, wonAlike, steps, actor, a * mine.count(), mine.count(), won, steps * MARKS);
                    add(tally, lostCodes, lostAlike, steps, lost, steps * theirs.count(), theirs.count(), marked, 0);
                }
            }
        }
        return tally;
    }

    // For each hand and number of steps, whether its codes are those of the hand before.
    private static boolean[] alike(int[] codes) {
        boolean[] alike = new boolean[codes.length / MARKS];
        for (int line = STEPS; line < alike.length; line++) {
            int mark = 0;
            while (mark < MARKS && codes[line * MARKS + mark] == codes[(line - STEPS) * MARKS + mark]) {
                mark++;
            }
            alike[line] = mark == MARKS;
        }
        return alike;
    }

    // The products of the winner's hands and the loser's marks. Hands that are alike at this many steps are added up
    // first.
    private static void add(
            Tally tally,
            int[] codes,
            boolean[] alike,
            int steps,
            long[] hands,
            int first,
            int count,
            long[] marks,
            int firstMark) {
        long any = 0;
        for (int mark = 0; mark < MARKS; mark++) {
            any |= marks[firstMark + mark];
        }
        long sum = 0;
        for (int hand = 0; any != 0 && hand < count; hand++) {
            sum += hands[first + hand];
            int line = hand * STEPS + steps;
            if (sum != 0 && (hand + 1 == count || !alike[line + STEPS])) {
                for (int mark = 0; mark < MARKS; mark++) {
                    tally.add(codes[line * MARKS + mark], sum, marks[firstMark + mark]);
                }
                sum = 0;
            }
        }
    }

    /** For each hand the cases, by steps and the loser's effect die, whose code is wanted, as the bits of a number. */
    public static int[] cases(int[] codes, boolean[] wanted) {
        int[] cases = new int[codes.length / (STEPS * MARKS)];
        for (int i = 0; i < codes.length; i++) {
            cases[i / (STEPS * MARKS)] |= wanted[codes[i]] ? 1 << i % (STEPS * MARKS) : 0;
        }
        return cases;
    }

    /** The weights of these cases together. */
    public static long sum(int cases, long[] weights) {
        long sum = 0;
        for (int left = cases; left != 0; left &= left - 1) {
            sum += weights[Integer.numberOfTrailingZeros(left)];
        }
        return sum;
    }
}
