package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import java.math.BigInteger;

/**
 * Draws which lower players a group's floats meet: every set of {@code floats} unpaired players of lower groups whose
 * steps add up to {@code steps}, each equally likely. The drawn are swapped to the front of their group's range, and
 * {@link #taken} says how many there are of each.
 *
 * <p>One float needs one draw. For more, {@code ways[i][f][s]} counts the sets of {@code f} players from the i-th lower
 * group on with {@code s} steps, and the numbers per group are drawn by those counts.
 */
final class OpponentDraw {
    private final Field field;
    final int[] taken;
    private int group;
    private int floats;
    private int steps;
    private int deepest;
    private BigInteger[][][] ways = new BigInteger[0][][];

    OpponentDraw(Field field) {
        this.field = field;
        this.taken = new int[field.groupCount() + 1];
    }

    /** Prepares the draws for one group whose opponents are not below group {@code limit}. */
    void prepare(int g, int count, int total, int limit) {
        clear();
        group = g;
        floats = count;
        steps = total;
        deepest = count == 0 ? g : Math.min(limit, g + total - count + 1);
        if (count > 1) {
            count();
        }
    }

    int deepest() {
        return deepest;
    }

    /** Forgets the drawn players. */
    void clear() {
        for (int h = group + 1; h <= deepest; h++) {
            taken[h] = 0;
        }
    }

    private void count() {
        int depth = deepest - group;
        ways = new BigInteger[depth + 1][floats + 1][steps + 1];
        for (int f = 0; f <= floats; f++) {
            for (int s = 0; s <= steps; s++) {
                ways[depth][f][s] = f == 0 && s == 0 ? BigInteger.ONE : BigInteger.ZERO;
            }
        }
        for (int i = depth - 1; i >= 0; i--) {
            for (int f = 0; f <= floats; f++) {
                for (int s = 0; s <= steps; s++) {
                    BigInteger sum = BigInteger.ZERO;
                    for (int k = 0; k <= f && k * (i + 1) <= s; k++) {
                        sum = sum.add(choices(i, k, f, s));
                    }
                    ways[i][f][s] = sum;
                }
            }
        }
    }

    private BigInteger choices(int i, int k, int f, int s) {
        BigInteger rest = ways[i + 1][f - k][s - k * (i + 1)];
        return rest.signum() == 0 ? rest : rest.multiply(choose(field.size(group + 1 + i), k));
    }

    static BigInteger choose(int from, int count) {
        BigInteger result = BigInteger.ONE;
        for (int i = 0; i < count; i++) {
            result = result.multiply(BigInteger.valueOf(from - i)).divide(BigInteger.valueOf(i + 1));
        }
        return from < count ? BigInteger.ZERO : result;
    }

    void draw(Draw draw) {
        if (floats == 1) {
            int h = group + steps;
            taken[h] = 1;
            field.swap(field.low[h], field.low[h] + draw.below(field.size(h)));
        } else if (floats > 1) {
            int f = floats;
            int s = steps;
            for (int i = 0; group + 1 + i <= deepest; i++) {
                BigInteger at = draw.below(ways[i][f][s]);
                int k = 0;
                BigInteger part = choices(i, 0, f, s);
                while (at.compareTo(part) >= 0) {
                    at = at.subtract(part);
                    k++;
                    part = choices(i, k, f, s);
                }
                take(group + 1 + i, k, draw);
                f -= k;
                s -= k * (i + 1);
            }
        }
    }

    private void take(int h, int count, Draw draw) {
        taken[h] = count;
        for (int j = 0; j < count; j++) {
            int at = field.low[h] + j;
            field.swap(at, at + draw.below(field.high[h] - at));
        }
    }

    /** The drawn players are paired: their groups go on without them. */
    void keep() {
        for (int h = group + 1; h <= deepest; h++) {
            field.low[h] += taken[h];
            taken[h] = 0;
        }
    }
}
