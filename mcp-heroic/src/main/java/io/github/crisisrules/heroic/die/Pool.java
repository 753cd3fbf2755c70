package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
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
public final class Pool implements Describable {
    private static final Pool EMPTY = new Pool(new int[DieSize.values().length]);

    /** The maximum number of dice read from notation, so that a short text cannot demand millions. */
    static final int MAX_WRITTEN = 1000;

    // The number of dice of each size, by rank; never modified.
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
        return parse(notation).getOrElseThrow(violation -> new IllegalArgumentException(violation.describe()));
    }

    /** Parses pool notation. Sizes that the game does not have, counts of 0 and more than 1000 dice are refused. */
    @Rule(DICE)
    public static Either<RuleViolation, Pool> parse(String text) {
        if (text.strip().equals("0")) {
            return Either.right(EMPTY);
        }
        int[] counts = new int[EMPTY.counts.length];
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
                return Either.left(new DieViolation.InvalidPool(PlainName.shown(text)));
            }
            Either<RuleViolation, DieSize> size = DieSize.ofSides(sides);
            if (size.isLeft()) {
                return Either.left(size.getLeft());
            }
            counts[size.get().rank()] += count;
        }
        return Either.right(new Pool(counts));
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
        return DieSize.all().flatMap(size -> Vector.fill(count(size), size));
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

    /** Describes the pool, as in {@code 2D6, D8 and D10}. */
    @Override
    public String describe(Wording wording) {
        return isEmpty()
                ? Sentences.noDice(wording)
                : wording.text(DieSize.all()
                        .filter(this::has)
                        .map(size -> (count(size) == 1 ? "" : wording.text(count(size))) + wording.text(size)));
    }

    /** Returns the notation, smallest dice first. */
    @Override
    public String toString() {
        return isEmpty()
                ? "0"
                : DieSize.all()
                        .filter(this::has)
                        .map(size -> (count(size) == 1 ? "" : String.valueOf(count(size))) + size.notation())
                        .mkString("+");
    }
}
