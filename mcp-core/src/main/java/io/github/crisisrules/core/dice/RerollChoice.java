package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.FAIL;

import io.github.crisisrules.core.dice.kernel.TallyIndex;
import io.github.crisisrules.core.dice.kernel.WideNumbers;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/**
 * The best dice to reroll, for every tally of a roll.
 *
 * <p>There are two arrays over tallies. The first holds the mean worth of the dice that stay when j newly rolled
 * dice join them: for j = 0 the worth of the outcome, otherwise the mean, over the faces of one new die, of the
 * entry for j - 1. The second maps a tally of which j dice were picked up to the best of leaving it and picking up
 * one more. Both take one step for each tally, number of rerolls and kind, and never enumerate choices of several
 * dice. All numbers are whole: worths are multiplied by 8 to the power of the number of rerolls. A second goal is
 * added in units too small to outweigh the first. Of equally good choices, the one with fewer dice is taken, then
 * the one that picks up worse faces.
 */
final class RerollChoice {
    private static final Vector<CrisisFace> WORST_FIRST = Vector.of(
            CrisisFace.FAILURE,
            CrisisFace.BLANK,
            CrisisFace.BLOCK,
            CrisisFace.HIT,
            CrisisFace.CRITICAL,
            CrisisFace.WILD);

    private final CrisisPlan plan;
    private final int most;
    private final int rerolls;
    private final FaceKinds goalKinds;
    private final FaceKinds kinds;
    private final TallyIndex goalIndex;
    private final TallyIndex index;
    private final WideNumbers[] joined;
    private final int[] stay;
    private final int[] picked;
    // The unit of the first goal within the combined worth, and the offset that was subtracted so that no worth is
    // negative.
    private BigInteger unit = BigInteger.ONE;
    private long least;

    RerollChoice(CrisisPlan plan, int most, int rerolls) {
        this.plan = plan;
        this.most = most;
        this.rerolls = rerolls;
        this.goalKinds = new Aftermath(plan).kindsForGoals();
        this.kinds = kinds(plan);
        this.goalIndex = new TallyIndex(goalKinds.count(), most);
        this.index = new TallyIndex(kinds.count(), most);
        this.joined = new WideNumbers[rerolls + 1];
        this.stay = new int[index.size()];
        this.picked = new int[index.size()];
        join(worths());
        pick();
    }

    /**
     * Returns the kinds that are distinguished when dice are chosen: by the goals, by whether they may be rerolled,
     * and by the order of rerolls.
     */
    @Rule(FAIL)
    static FaceKinds kinds(CrisisPlan plan) {
        TreeSet<CrisisFace> free = TreeSet.of(CrisisFace.values()).filter(plan.rules()::mayTouch);
        return new Aftermath(plan)
                .kindsForGoals()
                .and(FaceKinds.apart(Vector.of(free)))
                .inRuns(Vector.of(worstFirst(plan.rules())));
    }

    /**
     * Returns the faces in the order in which they are rerolled if the goals see no difference: first those that do
     * not succeed, then those that do, with a critical, which has already added its die, before a wild.
     */
    static Vector<CrisisFace> worstFirst(RollRules rules) {
        return WORST_FIRST
                .reject(rules.successes()::include)
                .appendAll(WORST_FIRST.filter(rules.successes()::include))
                .filter(rules::mayTouch);
    }

    FaceKinds kinds() {
        return kinds;
    }

    TallyIndex index() {
        return index;
    }

    /** Returns the number of rerolled dice of a tally, by its number. */
    int picked(int number) {
        return picked[number];
    }

    /** Returns the tally of the dice that stay, by the number of the whole tally. */
    int[] stay(int number) {
        return index.tally(stay[number]);
    }

    /** Returns the faces of each kind that is ever picked up, those that are picked up first at the front. */
    Vector<Vector<CrisisFace>> orders() {
        boolean[] ever = new boolean[kinds.count()];
        int[] counts = new int[kinds.count()];
        for (int number = 0; number < stay.length; number++, index.advance(counts)) {
            int[] left = picked[number] == 0 ? counts : stay(number);
            for (int kind = 0; kind < ever.length; kind++) {
                ever[kind] |= left[kind] < counts[kind];
            }
        }
        Vector<CrisisFace> worst = worstFirst(plan.rules());
        return Vector.range(0, ever.length)
                .filter(kind -> ever[kind])
                .map(kind -> worst.filter(face -> kinds.of(face) == kind));
    }

    /** Returns the expected worth of the first goal for a tally with the best rerolls. */
    Ratio expects(int number) {
        int[] goal = new int[goalKinds.count()];
        FaceKinds.project(stay(number), intoGoals(), goal);
        BigInteger value = joined[picked[number]].value(goalIndex.number(goal)).divide(unit);
        return Ratio.of(value, BigInteger.ONE.shiftLeft(3 * rerolls)).plus(Ratio.of(least));
    }

    private int[] intoGoals() {
        return kinds.into(goalKinds);
    }

    private BigInteger[] worths() {
        DiceChanges changes = new DiceChanges(new Aftermath(plan), goalKinds);
        int size = goalIndex.size();
        Vector<RollGoal> aims = plan.aims();
        long[][] worth = new long[aims.size()][size];
        int[] counts = new int[goalKinds.count()];
        for (int number = 0; number < size; number++, goalIndex.advance(counts)) {
            FaceTally end = changes.of(goalKinds.tally(counts));
            for (int goal = 0; goal < aims.size(); goal++) {
                worth[goal][number] = aims.get(goal).worth(end);
            }
        }
        BigInteger[] sum = new BigInteger[size];
        java.util.Arrays.fill(sum, BigInteger.ZERO);
        BigInteger below = BigInteger.ONE;
        for (int goal = aims.size() - 1; goal >= 0; goal--) {
            long low = java.util.Arrays.stream(worth[goal]).min().getAsLong();
            long high = java.util.Arrays.stream(worth[goal]).max().getAsLong();
            for (int number = 0; number < size; number++) {
                BigInteger above = BigInteger.valueOf(worth[goal][number]).subtract(BigInteger.valueOf(low));
                sum[number] = sum[number].add(above.multiply(below));
            }
            unit = below;
            least = low;
            // One step of the mean of this goal, an eighth to the power of the number of rerolls, outweighs all
            // later goals.
            BigInteger span =
                    BigInteger.valueOf(high).subtract(BigInteger.valueOf(low)).add(BigInteger.ONE);
            below = below.multiply(span).shiftLeft(3 * rerolls);
        }
        return sum;
    }

    private void join(BigInteger[] worths) {
        int bits = 0;
        for (BigInteger worth : worths) {
            bits = Math.max(bits, worth.bitLength() + 3 * rerolls + 8);
        }
        joined[0] = new WideNumbers(worths.length, bits);
        for (int number = 0; number < worths.length; number++) {
            joined[0].set(number, worths[number].shiftLeft(3 * rerolls));
        }
        for (int fresh = 1; fresh <= rerolls; fresh++) {
            joined[fresh] = new WideNumbers(worths.length, bits);
            int[] counts = new int[goalKinds.count()];
            for (int number = 0; number < worths.length; number++, goalIndex.advance(counts)) {
                if (TallyIndex.dice(counts) <= most - fresh) {
                    oneMore(fresh, number, counts);
                }
            }
        }
    }

    private void oneMore(int fresh, int number, int[] counts) {
        if (goalKinds.sides(-1) > 0) {
            joined[fresh].addTimes(number, joined[fresh - 1], number, goalKinds.sides(-1));
        }
        for (int kind = 0; kind < counts.length; kind++) {
            counts[kind]++;
            joined[fresh].addTimes(number, joined[fresh - 1], goalIndex.number(counts), goalKinds.sides(kind));
            counts[kind]--;
        }
        joined[fresh].divide(number, 8);
    }

    private void pick() {
        int[] order = worstFirst(plan.rules())
                .map(kinds::of)
                .distinct()
                .toJavaStream()
                .mapToInt(kind -> kind)
                .toArray();
        int[] goal = goalNumbers();
        int[] laterStay = new int[stay.length];
        int[] laterPicked = new int[stay.length];
        for (int up = rerolls; up >= 0; up--) {
            System.arraycopy(stay, 0, laterStay, 0, stay.length);
            System.arraycopy(picked, 0, laterPicked, 0, stay.length);
            int[] counts = new int[kinds.count()];
            for (int number = 0; number < stay.length; number++, index.advance(counts)) {
                if (TallyIndex.dice(counts) > most - up) {
                    continue;
                }
                stay[number] = number;
                picked[number] = up;
                for (int kind : order) {
                    if (up < rerolls && counts[kind] > 0) {
                        counts[kind]--;
                        int next = index.number(counts);
                        counts[kind]++;
                        int better = joined[laterPicked[next]].compare(
                                goal[laterStay[next]], joined[picked[number]], goal[stay[number]]);
                        if (better > 0 || (better == 0 && laterPicked[next] < picked[number])) {
                            stay[number] = laterStay[next];
                            picked[number] = laterPicked[next];
                        }
                    }
                }
            }
        }
    }

    private int[] goalNumbers() {
        int[] numbers = new int[index.size()];
        int[] into = intoGoals();
        int[] goal = new int[goalKinds.count()];
        int[] counts = new int[kinds.count()];
        for (int number = 0; number < numbers.length; number++, index.advance(counts)) {
            FaceKinds.project(counts, into, goal);
            numbers[number] = goalIndex.number(goal);
        }
        return numbers;
    }
}
