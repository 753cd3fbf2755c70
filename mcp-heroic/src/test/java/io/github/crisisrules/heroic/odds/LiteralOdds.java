package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The sheet read literally: every face of every die, every choice of dice. Slow, and the measure of the kernel. */
final class LiteralOdds {
    /** The result of a roll: total, effect size, sizes of the two largest spare dice or -1, and ones. */
    record Literal(int total, int effect, int second, int third, int ones) implements Comparable<Literal> {
        long key() {
            return (((total * 8L + effect) * 8 + second + 1) * 8 + third + 1) * 32 + ones;
        }

        @Override
        public int compareTo(Literal other) {
            return Long.compare(key(), other.key());
        }
    }

    private final int[] sizes;
    private final int[] faces;
    private final int inTotal;
    private final int reach;

    LiteralOdds(RollPlan plan, int reach) {
        this.sizes =
                plan.pool().dice().toJavaStream().mapToInt(DieSize::ordinal).toArray();
        this.faces = new int[sizes.length];
        this.inTotal = plan.inTotal();
        this.reach = reach;
    }

    static Map<Literal, BigInteger> of(RollPlan plan) {
        Map<Literal, Long> counts = new TreeMap<>();
        forEachRoll(plan, plan.pick().reach(), result -> counts.merge(result, 1L, Long::sum));
        Map<Literal, BigInteger> tally = new TreeMap<>();
        counts.forEach((result, count) -> tally.put(result, BigInteger.valueOf(count)));
        return tally;
    }

    /** Returns the result of each roll of the pool, face by face. */
    static void forEachRoll(RollPlan plan, int reach, Consumer<Literal> each) {
        LiteralOdds odds = new LiteralOdds(plan, reach);
        odds.roll(0, () -> each.accept(odds.choose()));
    }

    private void roll(int die, Runnable rolled) {
        if (die == sizes.length) {
            rolled.run();
            return;
        }
        for (int face = 1; face <= 4 + 2 * sizes[die]; face++) {
            faces[die] = face;
            roll(die + 1, rolled);
        }
    }

    private Literal choose() {
        int usable = 0;
        for (int die = 0; die < faces.length; die++) {
            usable |= faces[die] > 1 ? 1 << die : 0;
        }
        int ones = faces.length - Integer.bitCount(usable);
        int size = Math.min(inTotal, Integer.bitCount(usable));
        long best = -1;
        for (int total = usable; total >= 0; total = total == 0 ? -1 : (total - 1) & usable) {
            if (Integer.bitCount(total) == size) {
                int sum = sum(total);
                int rest = usable & ~total;
                if (rest == 0) {
                    best = Math.max(best, rank(sum, 0, -1, -1));
                }
                for (int effect = 0; effect < faces.length; effect++) {
                    if ((rest >> effect & 1) == 1) {
                        int spare = rest & ~(1 << effect);
                        int second = largest(spare);
                        int third = second < 0 ? -1 : largest(spare & ~(1 << second));
                        best = Math.max(best, rank(sum, sizes[effect], size(second), size(third)));
                    }
                }
            }
        }
        boolean reached = best >> 40 == 1;
        int total = (int) (reached ? best >> 6 & 0xfff : best >> 20 & 0xfff);
        int effect = (int) (reached ? best >> 20 & 0xfff : best >> 6 & 0xfff);
        return new Literal(total, effect, (int) (best >> 3 & 7) - 1, (int) (best & 7) - 1, ones);
    }

    // The order of choices as one number: reaches the target; effect or total first; spare dice last.
    private long rank(int total, int effect, int second, int third) {
        boolean reaches = total >= reach;
        long first = reaches ? effect : total;
        long then = reaches ? total : effect;
        return (reaches ? 1L << 40 : 0) | first << 20 | then << 6 | (second + 1) << 3 | (third + 1);
    }

    private int sum(int dice) {
        int sum = 0;
        for (int die = 0; die < faces.length; die++) {
            sum += (dice >> die & 1) * faces[die];
        }
        return sum;
    }

    // The dice of a pool are in order of size, so the last is the largest.
    private static int largest(int dice) {
        return dice == 0 ? -1 : 31 - Integer.numberOfLeadingZeros(dice);
    }

    private int size(int die) {
        return die < 0 ? -1 : sizes[die];
    }
}
