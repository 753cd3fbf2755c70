package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.dice.kernel.TallyIndex;
import io.github.crisisrules.core.dice.kernel.WideNumbers;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The odds of a reading of a roll that follows a plan. They are computed over tallies, never over sequences of
 * dice, in these stages: the weights of the pool's tallies; for each tally, the dice that stay and the number of
 * rerolls; the rerolled dice, one after the other, spread over the faces they can show; the reading of each final
 * tally. Every stage distinguishes only the faces that the later ones ask about.
 */
final class PlanOdds<R> {
    private final CrisisPlan plan;
    private final TallyReading<R> counting;
    private final Aftermath aftermath;
    private final int dice;
    private final int most;
    private final int rerolls;
    private final FaceKinds ends;
    private final int bits;

    private PlanOdds(CrisisPlan plan, DicePool pool, TallyReading<R> counting) {
        this.plan = plan;
        this.counting = counting;
        this.aftermath = new Aftermath(plan);
        this.dice = OddsLimit.dice(pool.dice());
        this.most = PoolWeights.most(plan.rules(), dice);
        this.rerolls = rerolls(plan, most);
        this.ends = aftermath.kindsFor(counting.faceSets());
        this.bits = PoolWeights.bits(most, rerolls);
    }

    static <R> Distribution<R> of(CrisisPlan plan, DicePool pool, TallyReading<R> counting) {
        return new PlanOdds<>(plan, pool, counting).odds();
    }

    /** Returns the max number of rerolled dice, of {@code most} dice. */
    static int rerolls(CrisisPlan plan, int most) {
        return Math.min(plan.rules().rerolls().limit(), most);
    }

    private Distribution<R> odds() {
        OddsLimit.checkOdds(plan, dice, most, rerolls, ends, ends);
        TallyIndex endIndex = new TallyIndex(ends.count(), most);
        return read(
                endIndex, rerolls == 0 ? PoolWeights.of(plan.rules(), dice, ends, endIndex, bits) : rerolled(endIndex));
    }

    private WideNumbers rerolled(TallyIndex endIndex) {
        OddsLimit.checkChoice(plan, dice, most, rerolls);
        RerollChoice choice = new RerollChoice(plan, most, rerolls);
        FaceKinds kinds = ends.and(choice.kinds()).inRuns(choice.orders());
        OddsLimit.checkOdds(plan, dice, most, rerolls, ends, kinds);
        TallyIndex index = new TallyIndex(kinds.count(), most);
        WideNumbers weights = PoolWeights.of(plan.rules(), dice, kinds, index, bits);
        Staying staying = new Staying(choice, plan.rules(), kinds);
        int[] into = kinds.into(ends);
        int[] end = new int[ends.count()];
        int[] fresh = new int[index.size()];
        int[] target = new int[index.size()];
        int[] left = new int[kinds.count()];
        int[] counts = new int[kinds.count()];
        for (int number = 0; number < fresh.length; number++, index.advance(counts)) {
            fresh[number] = -1;
            if (!weights.isZero(number)) {
                fresh[number] = staying.picked(counts, left);
                FaceKinds.project(left, into, end);
                target[number] = endIndex.number(end);
            }
        }
        WideNumbers odds = new WideNumbers(endIndex.size(), bits);
        WideNumbers spare = new WideNumbers(endIndex.size(), bits);
        for (int due = rerolls; due >= 0; due--) {
            for (int number = 0; number < fresh.length; number++) {
                if (fresh[number] == due) {
                    odds.addShifted(target[number], weights, number, 3 * (rerolls - due));
                }
            }
            if (due > 0) {
                rollOne(endIndex, odds, spare);
                WideNumbers before = odds;
                odds = spare;
                spare = before;
            }
        }
        return odds;
    }

    private void rollOne(TallyIndex endIndex, WideNumbers before, WideNumbers after) {
        after.clear();
        int[] counts = new int[ends.count()];
        for (int number = 0; number < endIndex.size(); number++, endIndex.advance(counts)) {
            if (!before.isZero(number)) {
                if (ends.sides(-1) > 0) {
                    after.addTimes(number, before, number, ends.sides(-1));
                }
                for (int kind = 0; kind < counts.length; kind++) {
                    counts[kind]++;
                    after.addTimes(endIndex.number(counts), before, number, ends.sides(kind));
                    counts[kind]--;
                }
            }
        }
    }

    private Distribution<R> read(TallyIndex index, WideNumbers odds) {
        DiceChanges changes = new DiceChanges(aftermath, ends);
        List<Tuple2<R, BigInteger>> read = new ArrayList<>();
        int[] counts = new int[ends.count()];
        for (int number = 0; number < index.size(); number++, index.advance(counts)) {
            if (!odds.isZero(number)) {
                FaceTally end = changes.of(ends.tally(counts));
                read.add(Tuple.of(counting.reading().apply(end), odds.value(number)));
            }
        }
        counting.order().forEach(order -> read.sort((one, other) -> order.compare(one._1, other._1)));
        return Distribution.from(read);
    }

    /**
     * The dice that stay, for counts that distinguish more faces than the choice of rerolls does. Worse faces are
     * rerolled first.
     */
    private static final class Staying {
        private final RerollChoice choice;
        private final int[] into;
        private final int[] order;
        private final int[] coarse;
        private final int[][] stays;

        Staying(RerollChoice choice, RollRules rules, FaceKinds kinds) {
            this.choice = choice;
            this.into = kinds.into(choice.kinds());
            this.coarse = new int[choice.kinds().count()];
            Vector<Integer> worst =
                    RerollChoice.worstFirst(rules).map(kinds::of).distinct();
            this.order = worst.toJavaStream().mapToInt(kind -> kind).toArray();
            this.stays = new int[choice.index().size()][];
            for (int number = 0; number < stays.length; number++) {
                stays[number] = choice.stay(number);
            }
        }

        /** Returns the number of rerolled dice, and puts the counts of the others into {@code left}. */
        int picked(int[] counts, int[] left) {
            FaceKinds.project(counts, into, coarse);
            int number = choice.index().number(coarse);
            int[] stay = stays[number];
            System.arraycopy(counts, 0, left, 0, counts.length);
            for (int kind : order) {
                int pick = Math.min(left[kind], coarse[into[kind]] - stay[into[kind]]);
                left[kind] -= pick;
                coarse[into[kind]] -= pick;
            }
            return choice.picked(number);
        }
    }
}
