package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.dice.CrisisRolls.RollTally;
import io.vavr.collection.LinkedHashMap;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Every way a roll can go, one die after the other as the rules say; only for a few dice. */
final class LiteralRoll {
    // No roll of five dice uses more: five original, five added, five rerolled.
    private static final long WHOLE = 1L << 45;

    private final RollRules rules;
    private final int pool;
    private final TreeMap<Integer, Long> tallies = new TreeMap<>();

    private LiteralRoll(RollRules rules, int pool) {
        this.rules = rules;
        this.pool = pool;
    }

    static Distribution<RollTally> odds(RollRules rules, int pool) {
        LiteralRoll literal = new LiteralRoll(rules, pool);
        literal.original(new ArrayList<>(), WHOLE);
        LinkedHashMap<RollTally, BigInteger> weights = LinkedHashMap.empty();
        for (var entry : literal.tallies.entrySet()) {
            weights = weights.put(
                    new RollTally(entry.getKey() / 100, entry.getKey() % 100), BigInteger.valueOf(entry.getValue()));
        }
        return Distribution.of(weights);
    }

    private void original(List<CrisisFace> dice, long weight) {
        if (dice.size() < pool) {
            for (CrisisFace face : CrisisFace.values()) {
                dice.add(face);
                original(dice, weight / 8 * face.faces());
                dice.remove(dice.size() - 1);
            }
            return;
        }
        int extra = 0;
        for (CrisisFace face : dice) {
            if (face == CrisisFace.CRITICAL && rules.criticalsAddDice()) {
                extra++;
            }
        }
        added(dice, extra, weight);
    }

    private void added(List<CrisisFace> dice, int extra, long weight) {
        if (extra > 0) {
            for (CrisisFace face : CrisisFace.values()) {
                dice.add(face);
                added(dice, extra - 1, weight / 8 * face.faces());
                dice.remove(dice.size() - 1);
            }
            return;
        }
        rerolled(dice, 0, rules.rerolls().limit(), weight);
    }

    private void rerolled(List<CrisisFace> dice, int position, int left, long weight) {
        if (position == dice.size()) {
            int successes = 0;
            int wilds = 0;
            for (CrisisFace face : dice) {
                successes += rules.successes().faces().contains(face) ? 1 : 0;
                wilds += face == CrisisFace.WILD ? 1 : 0;
            }
            tallies.merge(successes * 100 + wilds, weight, Long::sum);
            return;
        }
        CrisisFace before = dice.get(position);
        boolean succeeds = rules.successes().faces().contains(before);
        boolean locked = before == CrisisFace.FAILURE && !rules.failuresUnlocked();
        if (succeeds || locked || left == 0) {
            rerolled(dice, position + 1, left, weight);
            return;
        }
        for (CrisisFace face : CrisisFace.values()) {
            dice.set(position, face);
            rerolled(dice, position + 1, left - 1, weight / 8 * face.faces());
        }
        dice.set(position, before);
    }
}
