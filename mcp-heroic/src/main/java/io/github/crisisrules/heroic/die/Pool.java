package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DICE;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A collection of dice, smallest first; pools of the same dice are equal. Written {@code 2d6+d8+d10}, empty {@code 0}.
 *
 * <pre>{@code
 * Pool pool = Pool.parse("2d6+d8").get();
 * Pool more = pool.plus(DieSize.D10); // 2d6+d8+d10
 * }</pre>
 */
public record Pool(Vector<DieSize> dice) {
    private static final Pool EMPTY = new Pool(Vector.empty());

    /** The notation is read for at most this many dice, so that a short text cannot ask for millions. */
    private static final int MOST_WRITTEN = 1000;

    /** The dice are kept in order of size. */
    public Pool {
        dice = isInOrder(dice) ? dice : dice.sorted();
    }

    private static boolean isInOrder(Vector<DieSize> dice) {
        for (int i = 1; i < dice.size(); i++) {
            if (dice.get(i).compareTo(dice.get(i - 1)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** No dice. */
    public static Pool empty() {
        return EMPTY;
    }

    /** These dice. */
    public static Pool of(DieSize... dice) {
        return new Pool(Vector.of(dice));
    }

    /** These dice. */
    public static Pool ofAll(Iterable<DieSize> dice) {
        return new Pool(Vector.ofAll(dice));
    }

    /** Reads the notation; sizes that the game does not have, counts of 0, and more than 1000 dice are refused. */
    @Rule(DICE)
    public static Either<RuleViolation, Pool> parse(String text) {
        if (text.strip().equals("0")) {
            return Either.right(EMPTY);
        }
        List<DieSize> dice = new ArrayList<>();
        for (String term : text.split("\\+", -1)) {
            int d = Math.max(term.indexOf('d'), term.indexOf('D'));
            int count = d < 0
                    ? 0
                    : term.substring(0, d).isBlank()
                            ? 1
                            : number(term.substring(0, d).strip());
            int sides = number(term.substring(d + 1).stripTrailing());
            if (count <= 0 || sides < 0 || dice.size() + count > MOST_WRITTEN) {
                return Either.left(new DieViolation.NotAPool(PlainName.shown(text)));
            }
            Either<RuleViolation, DieSize> size = DieSize.ofSides(sides);
            if (size.isLeft()) {
                return Either.left(size.getLeft());
            }
            for (int i = 0; i < count; i++) {
                dice.add(size.get());
            }
        }
        // From an array: the way from a list leads through more of Vavr than all odds need, and odds are often asked
        // for first.
        return Either.right(new Pool(Vector.of(dice.toArray(new DieSize[0]))));
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

    /** How many dice. */
    public int size() {
        return dice.size();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return dice.isEmpty();
    }

    /** How many dice of one size. */
    public int count(DieSize size) {
        return dice.count(size::equals);
    }

    /** Whether a die of that size is in it. */
    public boolean has(DieSize size) {
        return dice.contains(size);
    }

    /** With one die more. */
    public Pool plus(DieSize die) {
        return new Pool(dice.append(die));
    }

    /** Both pools together. */
    public Pool plus(Pool other) {
        return new Pool(dice.appendAll(other.dice));
    }

    /** Without one die of that size; the same pool if it has none. */
    public Pool minus(DieSize die) {
        return new Pool(dice.remove(die));
    }

    /** The smallest die, if any. */
    public Option<DieSize> lowest() {
        return dice.headOption();
    }

    /** The largest die, if any. */
    public Option<DieSize> highest() {
        return dice.lastOption();
    }

    /** The sides of all dice together, as a measure of how large a pool is. */
    public int sides() {
        return dice.map(DieSize::sides).sum().intValue();
    }

    /** In how many ways the dice can fall, each die for itself. */
    public BigInteger combinations() {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < dice.size(); i++) {
            ways = ways.multiply(BigInteger.valueOf(dice.get(i).sides()));
        }
        return ways;
    }

    /** In notation, smallest first. */
    @Override
    public String toString() {
        Seq<String> terms = DieSize.all().filter(this::has).map(size -> {
            int count = count(size);
            return (count == 1 ? "" : Integer.toString(count)) + size.notation();
        });
        return terms.isEmpty() ? "0" : terms.mkString("+");
    }
}
