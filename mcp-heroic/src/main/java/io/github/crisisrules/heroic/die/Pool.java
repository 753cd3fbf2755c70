package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DICE;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * A collection of dice, smallest first; pools of the same dice are equal. Written {@code 2d6+d8+d10}, empty {@code 0}.
 *
 * <pre>{@code
 * Pool pool = Pool.of("2d6+d8");
 * Pool more = pool.plus(DieSize.D10); // 2d6+d8+d10
 * }</pre>
 */
public final class Pool {
    private static final Pool EMPTY = new Pool(new int[DieSize.values().length]);

    /** The notation is read for at most this many dice, so that a short text cannot ask for millions. */
    static final int MOST_WRITTEN = 1000;

    private static final int ALL_READ = -1;
    private static final int NOT_A_POOL = -2;

    // How many dice of each size, by rank; never changed. Most of the time counts are all it takes. A vector is made
    // for whoever asks: odds, often the first thing that a process works out, need none.
    private final int[] counts;

    private Pool(int[] counts) {
        this.counts = counts;
    }

    /** No dice. */
    public static Pool empty() {
        return EMPTY;
    }

    /** These dice. */
    public static Pool of(DieSize... dice) {
        return ofAll(Arrays.asList(dice));
    }

    /** These dice. */
    public static Pool ofAll(Iterable<DieSize> dice) {
        int[] counts = new int[EMPTY.counts.length];
        for (DieSize die : dice) {
            counts[die.rank()]++;
        }
        return new Pool(counts);
    }

    /**
     * Dice in notation, for pools that are written in code; {@link #parse} reads what people type.
     *
     * @throws IllegalArgumentException if it is not a pool
     */
    public static Pool of(String notation) {
        int[] counts = new int[EMPTY.counts.length];
        if (read(notation, counts) != ALL_READ) {
            throw new IllegalArgumentException(parse(notation).getLeft().message());
        }
        return new Pool(counts);
    }

    /** Reads the notation; sizes that the game does not have, counts of 0, and more than 1000 dice are refused. */
    @Rule(DICE)
    public static Either<RuleViolation, Pool> parse(String text) {
        int[] counts = new int[EMPTY.counts.length];
        int found = read(text, counts);
        if (found == NOT_A_POOL) {
            return Either.left(new DieViolation.NotAPool(PlainName.shown(text)));
        }
        return found == ALL_READ
                ? Either.right(new Pool(counts))
                : Either.left(DieSize.ofSides(found).getLeft());
    }

    // Counts the dice of a text: all are read, or it is not a pool, or it names a die of so many sides, which the game
    // does not have. A number, so that no violation is loaded where nothing is wrong.
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
            if (count <= 0 || sides < 0 || all > MOST_WRITTEN) {
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

    // One to three digits; -1 for anything else.
    private static int number(String text) {
        int number = text.isEmpty() || text.length() > 3 ? -1 : 0;
        for (int i = 0; number >= 0 && i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            number = digit < 0 || digit > 9 ? -1 : 10 * number + digit;
        }
        return number;
    }

    /** The dice, smallest first. */
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

    /** How many dice. */
    public int size() {
        int size = 0;
        for (int count : counts) {
            size += count;
        }
        return size;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** How many dice of one size. */
    public int count(DieSize size) {
        return counts[size.rank()];
    }

    /** Whether a die of that size is in it. */
    public boolean has(DieSize size) {
        return count(size) > 0;
    }

    /** With one die more. */
    public Pool plus(DieSize die) {
        return changed(die, 1);
    }

    /** Both pools together. */
    public Pool plus(Pool other) {
        int[] both = counts.clone();
        for (int rank = 0; rank < both.length; rank++) {
            both[rank] += other.counts[rank];
        }
        return new Pool(both);
    }

    /** Without one die of that size; the same pool if it has none. */
    public Pool minus(DieSize die) {
        return has(die) ? changed(die, -1) : this;
    }

    private Pool changed(DieSize die, int by) {
        int[] changed = counts.clone();
        changed[die.rank()] += by;
        return new Pool(changed);
    }

    /** The smallest die, if any. */
    public Option<DieSize> lowest() {
        return DieSize.all().find(this::has);
    }

    /** The largest die, if any. */
    public Option<DieSize> highest() {
        return DieSize.all().findLast(this::has);
    }

    /** The sides of all dice together, as a measure of how large a pool is. */
    public int sides() {
        int sides = 0;
        for (DieSize size : DieSize.values()) {
            sides += count(size) * size.sides();
        }
        return sides;
    }

    /** In how many ways the dice can fall, each die for itself. */
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

    /** In notation, smallest first. */
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
