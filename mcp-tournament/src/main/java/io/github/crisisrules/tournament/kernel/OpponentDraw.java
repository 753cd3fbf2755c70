package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/**
 * Draws which lower players a group's floats meet: every set of {@code floats} unpaired players of lower groups whose
 * steps add up to {@code steps}, each equally likely. The drawn are swapped to the front of their group's range, and
 * {@link #taken} says how many there are of each.
 *
 * <p>One float needs one draw. For more, {@link #ways} counts the sets of {@code f} players from the i-th lower group on with
 * {@code s} steps, and the numbers per group are drawn by those counts. Only counts that are asked for are made, and none
 * where the steps are too few or too many for the players there are.
 */
final class OpponentDraw {
    private static final int[] NOBODY = {};

    private final Field field;
    final int[] taken;
    private int group;
    private int floats;
    private int steps;
    private int deepest;
    private int[] known = NOBODY;
    private final Map<Long, BigInteger> ways = new TreeMap<>();

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
        ways.clear();
        known = NOBODY;
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

    /** How many sets of {@code f} players with {@code s} steps there are from the i-th lower group on. */
    private BigInteger ways(int i, int f, int s) {
        if (f == 0) {
            return s == 0 ? BigInteger.ONE : BigInteger.ZERO;
        }
        if (group + 1 + i > deepest || s < (long) f * (i + 1) || !isWithin(i, f, s)) {
            return BigInteger.ZERO;
        }
        long key = ((long) i * (floats + 1) + f) * (steps + 1) + s;
        BigInteger sum = ways.get(key);
        if (sum == null) {
            sum = BigInteger.ZERO;
            for (int k = 0; k <= f && k * (i + 1) <= s; k++) {
                sum = sum.add(choices(i, k, f, s));
            }
            ways.put(key, sum);
        }
        return sum;
    }

    /** Whether this many players from the i-th lower group on can have this many steps. */
    private boolean isWithin(int i, int f, int s) {
        long least = 0;
        int open = f;
        for (int h = group + 1 + i; h <= deepest && open > 0; h++) {
            int take = Math.min(open, field.size(h));
            least += (long) take * (h - group);
            open -= take;
        }
        long most = 0;
        int left = f;
        for (int h = deepest; h > group + i && left > 0; h--) {
            int take = Math.min(left, field.size(h));
            most += (long) take * (h - group);
            left -= take;
        }
        return open == 0 && least <= s && s <= most;
    }

    private BigInteger choices(int i, int k, int f, int s) {
        if (k > field.size(group + 1 + i)) {
            return BigInteger.ZERO;
        }
        BigInteger rest = ways(i + 1, f - k, s - k * (i + 1));
        return rest.signum() == 0 ? rest : rest.multiply(choose(field.size(group + 1 + i), k));
    }

    static BigInteger choose(int from, int count) {
        BigInteger result = BigInteger.ONE;
        for (int i = 0; i < count; i++) {
            result = result.multiply(BigInteger.valueOf(from - i)).divide(BigInteger.valueOf(i + 1));
        }
        return from < count ? BigInteger.ZERO : result;
    }

    /** There is only one set of opponents: every draw will be this. */
    void only(int[] players) {
        known = players;
    }

    void draw(Draw draw) {
        if (known.length > 0) {
            take(known);
        } else if (floats == 1) {
            int h = group + steps;
            taken[h] = 1;
            field.swap(field.low[h], field.low[h] + draw.below(field.size(h)));
        } else if (floats > 1) {
            int f = floats;
            int s = steps;
            for (int i = 0; group + 1 + i <= deepest; i++) {
                BigInteger at = draw.below(ways(i, f, s));
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

    /** Takes given players, each of a lower group, instead of drawing them. */
    void take(int[] players) {
        for (int player : players) {
            int h = field.groups.groupOf(field.points[player]);
            int to = field.low[h] + taken[h]++;
            int at = to;
            while (field.order[at] != player) {
                at++;
            }
            field.swap(to, at);
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
