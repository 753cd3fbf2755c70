package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.PlainName;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * An immutable collection of dice, smallest first. Pools with the same dice are equal. The notation is
 * {@code 2d6+d8+d10}, and {@code 0} for an empty pool.
 *
 * <pre>{@code
 * Pool pool = Pool.of("2d6+d8");
 * Pool more = pool.plus(DieSize.D10); // 2d6+d8+d10
 * }</pre>
 */
public final class Pool {
    private static final Pool EMPTY = new Pool(new int[DieSize.values().length]);

    /** The maximum number of dice read from notation, so that a short text cannot demand millions. */
    static final int MAX_WRITTEN = 1000;

    private static final int ALL_READ = -1;
    private static final int NOT_A_POOL = -2;

    // The number of dice of each size, by rank; never modified. Counts suffice for most operations. The vector is
    // built on request only, because computing odds, often the first task of a process, does not need it.
    private final int[] counts;

    private Pool(int[] counts) {
        this.counts = counts;
    }

    /** Returns the empty pool. */
    public static Pool empty() {
        return EMPTY;
    }

    /** Creates a pool of the given dice. */
    public static Pool of(DieSize... dice) {
        return ofAll(Arrays.asList(dice));
    }

    /** Creates a pool of the given dice. */
    public static Pool ofAll(Iterable<DieSize> dice) {
        int[] counts = new int[EMPTY.counts.length];
        for (DieSize die : dice) {
            counts[die.rank()]++;
        }
        return new Pool(counts);
    }

    /**
     * Creates a pool from notation in source code. Use {@link #parse} for user input.
     *
     * @throws IllegalArgumentException if {@code notation} is not a pool
     */
    public static Pool of(String notation) {
        int[] counts = new int[EMPTY.counts.length];
        if (read(notation, counts) != ALL_READ) {
            throw new IllegalArgumentException(parse(notation).getLeft().message());
        }
        return new Pool(counts);
    }

    /** Parses pool notation. Sizes that the game does not have, counts of 0 and more than 1000 dice are refused. */
    @Rule(DICE)
    public static Either<RuleViolation, Pool> parse(String text) {
        int[] counts = new int[EMPTY.counts.length];
        int found = read(text, counts);
        if (found == NOT_A_POOL) {
            return Either.left(new DieViolation.InvalidPool(PlainName.shown(text)));
        }
        return found == ALL_READ
                ? Either.right(new Pool(counts))
                : Either.left(DieSize.ofSides(found).getLeft());
    }

    // Adds the dice of a text to the counts and returns ALL_READ, NOT_A_POOL, or the number of sides of a die that
    // the game does not have. The result is a number so that violations are loaded only when something is wrong.
    private static int read(String text, int[] counts) {
        if (text.strip().equals("0")) {
            return ALL_READ;
        }
        int all = 0;
        for (String term : text.split("\\+", -1)) {
            int d = Math.max(term.indexOf('d'), term.indexOf('D'));
            int count = d < 0
                    ? 0
                    : term.substring(0, d).isBlank()
                            ? 1
                            : number(term.substring(0, d).strip());
            int sides = number(term.substring(d + 1).stripTrailing());
            all += count;
            if (count <= 0 || sides < 0 || all > MAX_WRITTEN) {
                return NOT_A_POOL;
            }
            int rank = DieSize.rankOf(sides);
            if (rank < 0) {
                return sides;
            }
            counts[rank] += count;
        }
        return ALL_READ;
    }

    // Parses one to three digits; returns -1 for anything else.
    private static int number(String text) {
        int number = text.isEmpty() || text.length() > 3 ? -1 : 0;
        for (int i = 0; number >= 0 && i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            number = digit < 0 || digit > 9 ? -1 : 10 * number + digit;
        }
        return number;
    }

    /** Returns the dice, smallest first. */
    public Vector<DieSize> dice() {
        DieSize[] dice = new DieSize[size()];
        int from = 0;
        for (DieSize size : DieSize.values()) {
            int to = from + count(size);
            Arrays.fill(dice, from, to, size);
            from = to;
        }
        return Vector.of(dice);
    }

    /** Returns the number of dice. */
    public int size() {
        int size = 0;
        for (int count : counts) {
            size += count;
        }
        return size;
    }

    /** Returns whether the pool has no dice. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** Returns the number of dice of the given size. */
    public int count(DieSize size) {
        return counts[size.rank()];
    }

    /** Returns whether the pool has a die of the given size. */
    public boolean has(DieSize size) {
        return count(size) > 0;
    }

    /** Returns a copy with one more die. */
    public Pool plus(DieSize die) {
        return changed(die, 1);
    }

    /** Returns the union of both pools, with all their dice. */
    public Pool plus(Pool other) {
        int[] both = counts.clone();
        for (int rank = 0; rank < both.length; rank++) {
            both[rank] += other.counts[rank];
        }
        return new Pool(both);
    }

    /** Returns a copy without one die of the given size, or this pool if it has none. */
    public Pool minus(DieSize die) {
        return has(die) ? changed(die, -1) : this;
    }

    private Pool changed(DieSize die, int by) {
        int[] changed = counts.clone();
        changed[die.rank()] += by;
        return new Pool(changed);
    }

    /** Returns the smallest die, if there is one. */
    public Option<DieSize> lowest() {
        return DieSize.all().find(this::has);
    }

    /** Returns the largest die, if there is one. */
    public Option<DieSize> highest() {
        return DieSize.all().findLast(this::has);
    }

    /** Returns the sum of the sides of all dice, a measure of the size of the pool. */
    public int sides() {
        int sides = 0;
        for (DieSize size : DieSize.values()) {
            sides += count(size) * size.sides();
        }
        return sides;
    }

    /** Returns the number of ways in which the dice can fall, where all dice are distinct. */
    public BigInteger combinations() {
        BigInteger ways = BigInteger.ONE;
        for (DieSize size : DieSize.values()) {
            ways = ways.multiply(BigInteger.valueOf(size.sides()).pow(count(size)));
        }
        return ways;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pool that && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    /** Returns the notation, smallest dice first. */
    @Override
    public String toString() {
        StringBuilder terms = new StringBuilder();
        for (DieSize size : DieSize.values()) {
            if (has(size)) {
                terms.append(terms.isEmpty() ? "" : "+")
                        .append(count(size) == 1 ? "" : count(size))
                        .append(size.notation());
            }
        }
        return terms.isEmpty() ? "0" : terms.toString();
    }
}
