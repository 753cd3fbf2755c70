package io.github.crisisrules.heroic.kernel;

/*
 * The clash of two pools. Each side is given as weights by total and hand; the weights of the reaction may depend
 * on the total that it answers. Of the totals only the margin in full fives, up to five, matters, and of the loser
 * only the effect die.
 *
 * Layout. actor[a * hands + h] is the weight of total a and hand h. reaction[a][b * hands + h] is the weight of
 * the reaction once the actor has declared a. The last row also stands for all higher totals, so a reaction that
 * does not depend on the total is a single row. The outcome is a code:
 * codes[(winner's hand * 6 + steps) * 5 + loser's effect].
 *
 * running[a][(b + 1) * hands + h] is the prefix sum of the reaction's weights over all totals up to b, so that the
 * weight of a range of totals is one difference. marked[a][(b + 1) * 5 + e] adds up these prefix sums by the
 * reaction's effect die e.
 *
 * Cost: one pass over the reaction's weights, then hands * 30 products for each total of the actor.
 */
/** The outcomes of two pools against each other. */
public final class ClashKernel {
    /** The number of margins, in full fives from 0 to 5; larger margins make no difference. */
    public static final int STEPS = 6;

    private static final int MARGIN = 5;
    private static final int MARKS = Hands.SIZES;
    private static final long[][] NO_SUMS = {};

    private ClashKernel() {}

    private static long[] answer(long[][] running, int total) {
        return running[Math.min(total, running.length - 1)];
    }

    /** Returns the prefix sums of a reaction's weights, by hand. */
    public static long[][] running(long[][] reaction, Hands theirs) {
        int hands = theirs.count();
        long[][] running = new long[reaction.length][];
        for (int row = 0; row < running.length; row++) {
            long[] weights = reaction[row];
            long[] sums = new long[weights.length + hands];
            for (int i = 0; i < weights.length; i++) {
                sums[i + hands] = sums[i] + weights[i];
            }
            running[row] = sums;
        }
        return running;
    }

    /** Returns the prefix sums of a reaction's weights, by effect die. */
    public static long[][] marked(long[][] running, Hands theirs) {
        int hands = theirs.count();
        long[][] marked = new long[running.length][];
        for (int row = 0; row < marked.length; row++) {
            marked[row] = new long[running[row].length / hands * MARKS];
        }
        for (int hand = 0; hand < hands; hand++) {
            int mark = theirs.effect(hand);
            for (int row = 0; row < marked.length; row++) {
                long[] sums = running[row];
                for (int from = hand, to = mark; from < sums.length; from += hands, to += MARKS) {
                    marked[row][to] += sums[from];
                }
            }
        }
        return marked;
    }

    /**
     * Returns the weights of the reactions that the actor beats with this total, by steps and the reaction's
     * effect die.
     */
    public static long[] won(int total, long[][] marked) {
        long[] sums = answer(marked, total);
        long[] weights = new long[STEPS * MARKS];
        int totals = sums.length / MARKS - 1;
        for (int steps = 0; steps < STEPS; steps++) {
            int end = Math.min(totals, total - MARGIN * steps + 1) * MARKS;
            int from = steps == STEPS - 1 ? 0 : Math.max(0, Math.min(totals, total - MARGIN * (steps + 1) + 1) * MARKS);
            for (int mark = 0; mark < MARKS && end > 0; mark++) {
                weights[steps * MARKS + mark] = sums[end + mark] - sums[from + mark];
            }
        }
        return weights;
    }

    /** Returns the weights of the reactions that beat this total, by steps and the reaction's hand. */
    static long[] lost(int total, long[][] running, Hands theirs) {
        long[] sums = answer(running, total);
        int hands = theirs.count();
        long[] weights = new long[STEPS * hands];
        int totals = sums.length / hands - 1;
        for (int steps = 0; steps < STEPS; steps++) {
            int from = Math.min(totals, total + Math.max(1, MARGIN * steps)) * hands;
            int end = steps == STEPS - 1 ? totals * hands : Math.min(totals, total + MARGIN * (steps + 1)) * hands;
            for (int hand = 0; hand < hands && from < end; hand++) {
                weights[steps * hands + hand] = sums[end + hand] - sums[from + hand];
            }
        }
        return weights;
    }

    // Computes won() from the weights themselves, without prefix sums.
    private static long[] beaten(long[] row, int total, Hands theirs) {
        int hands = theirs.count();
        long[] weights = new long[STEPS * MARKS];
        for (int b = 0; b <= total && b * hands < row.length; b++) {
            int steps = Math.min(STEPS - 1, (total - b) / MARGIN);
            for (int mark = 0; mark < MARKS; mark++) {
                int first = b * hands + theirs.start(mark);
                long sum = 0;
                for (int hand = 0; hand < theirs.with(mark); hand++) {
                    sum += row[first + hand];
                }
                weights[steps * MARKS + mark] += sum;
            }
        }
        return weights;
    }

    // Computes lost() from the weights themselves, without prefix sums.
    private static long[] winning(long[] row, int total, int hands) {
        long[] weights = new long[STEPS * hands];
        for (int b = total + 1; b * hands < row.length; b++) {
            int steps = Math.min(STEPS - 1, (b - total) / MARGIN);
            for (int hand = 0; hand < hands; hand++) {
                weights[steps * hands + hand] += row[b * hands + hand];
            }
        }
        return weights;
    }

    /** Returns the weights of the reactions that beat this total and give a wanted code, by the actor's effect die. */
    public static long[] saved(int total, long[][] running, Hands theirs, int[] lostCodes, boolean[] wanted) {
        long[] lost = lost(total, running, theirs);
        long[] saved = new long[MARKS];
        for (int i = 0; i < lost.length; i++) {
            int line = (i % theirs.count() * STEPS + i / theirs.count()) * MARKS;
            for (int mark = 0; mark < MARKS; mark++) {
                saved[mark] += wanted[lostCodes[line + mark]] ? lost[i] : 0;
            }
        }
        return saved;
    }

    /** Returns the weight of each code without a reaction: each hand counts without steps. */
    public static ExactSums unopposed(long[] actor, Hands mine, int[] codes, int count) {
        ExactSums tally = new ExactSums(count);
        for (int i = 0; i < actor.length; i++) {
            tally.add(codes[i % mine.count() * STEPS * MARKS], actor[i], 1);
        }
        return tally;
    }

    /** Returns the weight of each code, below {@code count}. */
    public static ExactSums outcomes(
            long[] actor, Hands mine, int[] wonCodes, long[][] reaction, Hands theirs, int[] lostCodes, int count) {
        ExactSums tally = new ExactSums(count);
        boolean[] wonAlike = alike(wonCodes);
        boolean[] lostAlike = alike(lostCodes);
        // If every total of the actor has its own row, each prefix sum would be used once, so the row is read
        // directly.
        boolean own = reaction.length > 1;
        long[][] running = own ? NO_SUMS : running(reaction, theirs);
        long[][] marked = own ? NO_SUMS : marked(running, theirs);
        int hands = mine.count();
        int answers = theirs.count();
        int[] effects = new int[hands];
        for (int hand = 0; hand < hands; hand++) {
            effects[hand] = mine.effect(hand);
        }
        for (int a = 0; a * hands < actor.length; a++) {
            long[] marks = new long[MARKS];
            long any = 0;
            for (int hand = 0; hand < hands; hand++) {
                long weight = actor[a * hands + hand];
                marks[effects[hand]] += weight;
                any |= weight;
            }
            if (any != 0) {
                long[] won = own ? beaten(answer(reaction, a), a, theirs) : won(a, marked);
                long[] lost = own ? winning(answer(reaction, a), a, theirs.count()) : lost(a, running, theirs);
                for (int steps = 0; steps < STEPS; steps++) {
                    add(tally, wonCodes, wonAlike, steps, actor, a * hands, hands, won, steps * MARKS);
                    add(tally, lostCodes, lostAlike, steps, lost, steps * answers, answers, marks, 0);
                }
            }
        }
        return tally;
    }

    // Returns for each hand and number of steps whether its codes are those of the previous hand.
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

    // Adds the products of the winner's hands and the loser's effect dice. Consecutive hands with equal codes at
    // this number of steps are added up first.
    private static void add(
            ExactSums tally,
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
                    long weight = marks[firstMark + mark];
                    // Checked here because a call costs more than the check until it is compiled.
                    if (weight != 0) {
                        tally.add(codes[line * MARKS + mark], sum, weight);
                    }
                }
                sum = 0;
            }
        }
    }

    /** Returns for each hand the cases, by steps and the loser's effect die, whose code is wanted, as a bit set. */
    public static int[] cases(int[] codes, boolean[] wanted) {
        int[] cases = new int[codes.length / (STEPS * MARKS)];
        for (int i = 0; i < codes.length; i++) {
            cases[i / (STEPS * MARKS)] |= wanted[codes[i]] ? 1 << i % (STEPS * MARKS) : 0;
        }
        return cases;
    }

    /** Returns the sum of the weights of the given cases. */
    public static long sum(int cases, long[] weights) {
        long sum = 0;
        for (int left = cases; left != 0; left &= left - 1) {
            sum += weights[Integer.numberOfTrailingZeros(left)];
        }
        return sum;
    }
}
