package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

/** {@link OpponentCount} with counts in big integers, for any number of players. */
public final class BigOpponentCount implements OpponentCount {
    private final PairingState field;
    private final int group;
    private final int floats;
    private final int steps;
    private final int deepest;
    private final Map<Long, BigInteger> ways = new TreeMap<>();

    BigOpponentCount(PairingState field, int group, int floats, int steps, int deepest) {
        this.field = field;
        this.group = group;
        this.floats = floats;
        this.steps = steps;
        this.deepest = deepest;
    }

    @Override
    public int draw(RandomSource draw, int i, int f, int s) {
        BigInteger at = draw.below(ways(i, f, s));
        int k = 0;
        BigInteger part = choices(i, 0, f, s);
        while (at.compareTo(part) >= 0) {
            at = at.subtract(part);
            k++;
            part = choices(i, k, f, s);
        }
        return k;
    }

    /** Returns the number of sets of {@code f} players with {@code s} steps from the i-th lower group on. */
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

    /** Returns whether {@code f} players from the i-th lower group on can have {@code s} steps in all. */
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

    public static BigInteger choose(int from, int count) {
        BigInteger result = BigInteger.ONE;
        for (int i = 0; i < count; i++) {
            result = result.multiply(BigInteger.valueOf(from - i)).divide(BigInteger.valueOf(i + 1));
        }
        return from < count ? BigInteger.ZERO : result;
    }
}
