package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * A sampler for the choice of a group with a few <em>isolated</em> players, who may meet hardly any player of the
 * group. Each choice in which every isolated player meets an allowed opponent is equally likely; the caller rejects
 * choices in which two other players may not meet.
 *
 * <p>The ways to give the isolated players partners are counted. One after the other, each of the other players who
 * may meet an isolated player meets one of those still waiting, or none; isolated players who still wait at the end
 * meet each other. A way that leaves r of the other players stands for (r − 1)(r − 3)… pairings of those, or for
 * r(r − 2)… if one of them floats, and is sampled with that weight.
 *
 * <p>Layout: a set of isolated players is a bit mask. {@code ways[i][mask]} counts the ways to continue from the
 * i-th of the other players while the players of the mask are waiting. {@code ways} is for a group whose float, if
 * there is one, is one of the other players, {@code gone} for a group whose float is an isolated player: then one
 * more of the other players is left. Cost: the number of other players times the number of masks, at most
 * {@link #WORK}; a proposal is linear.
 */
public final class IsolatedPlayerSampler implements ChoiceSampler {
    private static final int MAX = 12;
    private static final int WORK = 1 << 16;

    private final PairingState field;
    private final int group;
    private final int floats;
    private final int target;
    private final int[] hermits;
    private final int[] others;
    private final int[] near;
    private final int[] allowed;
    private final boolean[][] among;
    private BigInteger[][] ways = {};
    private BigInteger[][] gone = {};
    private final int[] rest;
    private final int[] line;
    private boolean complete = true;

    /** Creates the sampler for group {@code g} with at most one float, which steps down {@code steps} groups. */
    IsolatedPlayerSampler(PairingState field, int g, int floats, int steps) {
        this.field = field;
        this.group = g;
        this.floats = floats;
        this.target = g + steps;
        int size = field.size(g);
        int[] players = Arrays.copyOfRange(field.order, field.low[g], field.high[g]);
        Arrays.sort(players);
        boolean[] lonely = new boolean[size];
        int found = 0;
        for (int i = 0; i < size; i++) {
            lonely[i] = isLonely(players, i);
            found += lonely[i] ? 1 : 0;
        }
        this.hermits = new int[found];
        this.others = new int[size - found];
        int h = 0;
        for (int i = 0; i < size; i++) {
            if (lonely[i]) {
                hermits[h++] = players[i];
            } else {
                others[i - h] = players[i];
            }
        }
        this.rest = new int[others.length];
        this.line = new int[size];
        boolean few = found > 0 && found <= MAX && found <= others.length && floats <= 1;
        int[] mask = new int[others.length];
        int count = 0;
        for (int i = 0; few && i < others.length; i++) {
            for (int k = 0; k < found; k++) {
                mask[i] |= field.isBarred(hermits[k], others[i]) ? 0 : 1 << k;
            }
            count += mask[i] != 0 ? 1 : 0;
        }
        this.complete = few && (count + 1) << found <= WORK;
        this.near = new int[count];
        this.allowed = new int[count];
        this.among = new boolean[complete ? found : 0][found];
        for (int i = 0, k = 0; complete && i < others.length; i++) {
            if (mask[i] != 0) {
                near[k] = i;
                allowed[k++] = mask[i];
            }
        }
        for (int a = 0; a < among.length; a++) {
            for (int b = 0; b < found; b++) {
                among[a][b] = a != b && !field.isBarred(hermits[a], hermits[b]);
            }
        }
    }

    /** Returns whether the player may meet at most a quarter of the others. */
    private boolean isLonely(int[] players, int i) {
        int size = players.length;
        if (4 * field.barredIn(players[i], group) < 3 * (size - 1)) {
            return false;
        }
        int barred = 0;
        for (int j = 0; j < size; j++) {
            barred += j != i && field.isBarred(players[i], players[j]) ? 1 : 0;
        }
        return 4 * barred >= 3 * (size - 1);
    }

    /**
     * Returns whether there are isolated players and all ways could be counted; once this is true, {@link #propose}
     * may be called.
     */
    boolean isUsable() {
        if (complete && ways.length == 0) {
            ways = count(0);
            gone = floats > 0 ? count(1) : gone;
        }
        return complete && total().signum() > 0;
    }

    /**
     * Returns whether a choice sampled without regard to the isolated players serves them less than once in 2^power
     * times, by estimate. This check is cheap; call it before {@link #isUsable}, because the numbers of ways in a
     * large group are large.
     */
    boolean isRarer(int power) {
        if (!complete) {
            return false;
        }
        BigInteger good = BigInteger.ONE.shiftLeft(power);
        BigInteger all = BigInteger.ONE;
        for (int k = 0; k < hermits.length; k++) {
            int open = 0;
            for (int i = 0; i < allowed.length; i++) {
                open += (allowed[i] >>> k) & 1;
            }
            for (int other = 0; other < hermits.length; other++) {
                open += among[k][other] ? 1 : 0;
            }
            good = good.multiply(BigInteger.valueOf(open + floats));
            all = all.multiply(BigInteger.valueOf(hermits.length + others.length - 1L));
        }
        return good.compareTo(all) < 0;
    }

    private BigInteger[][] count(int away) {
        int masks = 1 << hermits.length;
        BigInteger[][] table = new BigInteger[near.length + 1][masks];
        for (int mask = 0; mask < masks; mask++) {
            int left = others.length - (hermits.length - away - Integer.bitCount(mask));
            table[near.length][mask] =
                    left < 0 ? BigInteger.ZERO : pairings(left).multiply(together(mask));
        }
        for (int i = near.length - 1; i >= 0; i--) {
            for (int mask = 0; mask < masks; mask++) {
                BigInteger sum = table[i + 1][mask];
                for (int m = mask & allowed[i]; m != 0; m &= m - 1) {
                    sum = sum.add(table[i + 1][mask & ~Integer.lowestOneBit(m)]);
                }
                table[i][mask] = sum;
            }
        }
        return table;
    }

    /**
     * Returns the number of ways to pair {@code left} players: (r − 1)(r − 3)…, or r(r − 2)… if their number is odd
     * and one floats.
     */
    private static BigInteger pairings(int left) {
        BigInteger product = BigInteger.ONE;
        for (int k = left % 2 == 0 ? left - 1 : left; k > 1; k -= 2) {
            product = product.multiply(BigInteger.valueOf(k));
        }
        return product;
    }

    /** Returns the number of ways in which the isolated players of the mask meet each other. */
    private BigInteger together(int mask) {
        if (mask == 0) {
            return BigInteger.ONE;
        }
        int a = Integer.numberOfTrailingZeros(mask);
        int left = mask & (mask - 1);
        BigInteger sum = BigInteger.ZERO;
        for (int m = left; m != 0; m &= m - 1) {
            int b = Integer.numberOfTrailingZeros(m);
            if (among[a][b]) {
                sum = sum.add(together(left & ~(1 << b)));
            }
        }
        return sum;
    }

    private int full() {
        return (1 << hermits.length) - 1;
    }

    private BigInteger total() {
        BigInteger sum = ways[0][full()];
        if (floats > 0) {
            sum = sum.multiply(BigInteger.valueOf(field.size(target)));
            for (int k = 0; k < hermits.length; k++) {
                sum = sum.add(floating(k));
            }
        }
        return sum;
    }

    /** Returns the number of choices in which the isolated player {@code k} floats. */
    private BigInteger floating(int k) {
        return gone[0][full() & ~(1 << k)].multiply(BigInteger.valueOf(rivals(hermits[k]).length));
    }

    /** Returns the positions of the players of the lower group whom the given player may meet. */
    private int[] rivals(int player) {
        int[] places = new int[field.size(target)];
        int count = 0;
        for (int i = field.low[target]; i < field.high[target]; i++) {
            if (!field.isBarred(player, field.order[i])) {
                places[count++] = i;
            }
        }
        return Arrays.copyOf(places, count);
    }

    @Override
    public boolean propose(RandomSource draw, OpponentSampler opponents) {
        opponents.clear();
        int filled = 0;
        int mask = full();
        BigInteger[][] table = ways;
        if (floats > 0) {
            opponents.taken[target] = 1;
            int hermit = floating(draw);
            int[] places = hermit < 0 ? new int[0] : rivals(hermits[hermit]);
            int place =
                    hermit < 0 ? field.low[target] + draw.below(field.size(target)) : places[draw.below(places.length)];
            field.swap(field.low[target], place);
            if (hermit >= 0) {
                line[filled++] = hermits[hermit];
                mask &= ~(1 << hermit);
                table = gone;
            }
        }
        boolean open = floats > filled;
        filled += open ? 1 : 0;
        System.arraycopy(others, 0, rest, 0, others.length);
        int served = serve(draw, table, mask, filled);
        int count = 0;
        for (int player : rest) {
            if (player >= 0) {
                rest[count++] = player;
            }
        }
        draw.shuffle(rest, 0, count);
        if (open) {
            line[0] = rest[--count];
            if (field.isBarred(line[0], field.order[field.low[target]])) {
                return false;
            }
        }
        for (int i = 0; i < count; i += 2) {
            if (field.isBarred(rest[i], rest[i + 1])) {
                return false;
            }
        }
        System.arraycopy(rest, 0, line, served, count);
        System.arraycopy(line, 0, field.order, field.low[group], line.length);
        return true;
    }

    /** Returns the isolated player who floats, or -1 if one of the other players does. */
    private int floating(RandomSource draw) {
        BigInteger at = draw.below(total());
        for (int k = 0; k < hermits.length; k++) {
            BigInteger part = floating(k);
            if (at.compareTo(part) < 0) {
                return k;
            }
            at = at.subtract(part);
        }
        return -1;
    }

    /**
     * Gives the isolated players of the mask partners, removes these from {@code rest}, and returns the filled
     * length of {@code line}.
     */
    private int serve(RandomSource draw, BigInteger[][] table, int mask, int from) {
        int filled = from;
        int waiting = mask;
        for (int i = 0; i < near.length && waiting != 0; i++) {
            BigInteger at = draw.below(table[i][waiting]);
            at = at.subtract(table[i + 1][waiting]);
            for (int m = at.signum() < 0 ? 0 : waiting & allowed[i]; m != 0; m &= m - 1) {
                int left = waiting & ~Integer.lowestOneBit(m);
                at = at.subtract(table[i + 1][left]);
                if (at.signum() < 0) {
                    line[filled++] = hermits[Integer.numberOfTrailingZeros(m)];
                    line[filled++] = others[near[i]];
                    rest[near[i]] = -1;
                    waiting = left;
                    break;
                }
            }
        }
        return together(draw, waiting, filled);
    }

    private int together(RandomSource draw, int mask, int from) {
        int filled = from;
        int waiting = mask;
        while (waiting != 0) {
            int a = Integer.numberOfTrailingZeros(waiting);
            int left = waiting & (waiting - 1);
            BigInteger at = draw.below(together(waiting));
            int b = -1;
            for (int m = left; at.signum() >= 0; m &= m - 1) {
                b = Integer.numberOfTrailingZeros(m);
                at = among[a][b] ? at.subtract(together(left & ~(1 << b))) : at;
            }
            line[filled++] = hermits[a];
            line[filled++] = hermits[b];
            waiting = left & ~(1 << b);
        }
        return filled;
    }
}
