package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.odds.LiteralOdds.Literal;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An action against a reaction read literally, a second road beside the kernel. The kernel never sees a face: it counts
 * pools by values and sums up the totals of a side at once. Here every face of every die of a pool is enumerated and every
 * choice of dice tried ({@link LiteralOdds}); then every result of one side meets every result of the other, one by one, and
 * the sheet's comparison is made for each. A pool is enumerated once for all its opponents, since a side's dice do not
 * depend on the other's: the one thing taken for granted, and {@link #faceByFace} does without it.
 */
final class LiteralClash {
    private static final int SIDE = 6 * 6 * 6;

    private record Asked(RollPlan plan, int reach) {}

    /** The results of a pool, each with the number of rolls that give it. */
    private record Law(Literal[] results, long[] rolls) {
        static Law of(Asked asked) {
            Map<Literal, Long> tally = new LinkedHashMap<>();
            // Ones have no part in who wins.
            LiteralOdds.forEachRoll(
                    asked.plan,
                    asked.reach,
                    one -> tally.merge(
                            new Literal(one.total(), one.effect(), one.second(), one.third(), 0), 1L, Long::sum));
            return new Law(
                    tally.keySet().toArray(Literal[]::new),
                    tally.values().stream().mapToLong(Long::longValue).toArray());
        }
    }

    private final Map<Asked, Law> known = new HashMap<>();

    private Law law(RollPlan plan, int reach) {
        return known.computeIfAbsent(new Asked(plan, reach), Law::of);
    }

    Distribution<ActionOutcome> of(RollPlan action, ReactionPlan reaction, boolean hurting) {
        long[] tally = new long[2 * SIDE];
        Law acting = law(action, action.pick().reach());
        for (int i = 0; i < acting.results.length; i++) {
            Literal mine = acting.results[i];
            Law answering = law(reaction.plan(), reach(reaction, mine.total()));
            for (int j = 0; j < answering.results.length; j++) {
                tally[compare(action, mine, reaction, answering.results[j], hurting)] +=
                        acting.rolls[i] * answering.rolls[j];
            }
        }
        return distribution(tally);
    }

    /** Every face of both pools together. */
    static Distribution<ActionOutcome> faceByFace(RollPlan action, ReactionPlan reaction, boolean hurting) {
        long[] tally = new long[2 * SIDE];
        LiteralOdds.forEachRoll(
                action,
                action.pick().reach(),
                mine -> LiteralOdds.forEachRoll(
                        reaction.plan(),
                        reach(reaction, mine.total()),
                        theirs -> tally[compare(action, mine, reaction, theirs, hurting)]++));
        return distribution(tally);
    }

    private static int reach(ReactionPlan reaction, int total) {
        return reaction.largestEffectThatWins()
                ? total + 1
                : reaction.plan().pick().reach();
    }

    // The actor wins ties. A counter-attack always hurts.
    private static int compare(RollPlan action, Literal mine, ReactionPlan reaction, Literal theirs, boolean hurting) {
        return mine.total() >= theirs.total()
                ? effects(mine, action.extraEffectDice(), theirs, hurting)
                : SIDE + effects(theirs, reaction.plan().extraEffectDice(), mine, true);
    }

    /** The winner's effect dice in order, each a digit of base six. */
    private static int effects(Literal winner, int extra, Literal loser, boolean hurting) {
        int first = winner.effect();
        for (int margin = winner.total() - loser.total(); margin >= 5; margin -= 5) {
            first++;
        }
        int used = with(0, Math.min(first, 4), loser, hurting);
        if (extra > 0) {
            used = with(used, winner.second(), loser, hurting);
        }
        return first > 4 ? with(used, extra > 0 ? winner.third() : winner.second(), loser, hurting) : used;
    }

    private static int with(int used, int size, Literal loser, boolean hurting) {
        int after = size >= 0 && hurting && loser.effect() > size ? size - 1 : size;
        return after < 0 ? used : used * 6 + after + 1;
    }

    private static Distribution<ActionOutcome> distribution(long[] tally) {
        Map<ActionOutcome, BigInteger> outcomes = new LinkedHashMap<>();
        for (int i = 0; i < tally.length; i++) {
            if (tally[i] > 0) {
                outcomes.put(
                        ActionOutcome.of(i < SIDE ? RollSide.ACTION : RollSide.REACTION, sizes(i % SIDE)),
                        BigInteger.valueOf(tally[i]));
            }
        }
        return Distribution.of(io.vavr.collection.LinkedHashMap.ofAll(outcomes));
    }

    private static Vector<DieSize> sizes(int used) {
        return used == 0 ? Vector.empty() : sizes(used / 6).append(DieSize.values()[used % 6 - 1]);
    }
}
