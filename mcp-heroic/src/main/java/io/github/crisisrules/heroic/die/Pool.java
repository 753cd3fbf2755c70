package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DICE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A collection of dice, smallest first; pools of the same dice are equal. Written {@code 2d6+d8+d10}, empty {@code 0}.
 *
 * <pre>{@code
 * Pool pool = Pool.parse("2d6+d8").get();
 * Pool more = pool.plus(DieSize.D10); // 2d6+d8+d10
 * }</pre>
 */
public record Pool(Vector<DieSize> dice) {
    private static final Pattern TERM = Pattern.compile("\\s*(\\d{0,3})\\s*[dD](\\d{1,3})\\s*");
    private static final Pool EMPTY = new Pool(Vector.empty());

    /** The dice are kept in order of size. */
    public Pool {
        dice = dice.sorted();
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

    /** Reads the notation; sizes the game has not, and counts of nothing, are refused. */
    @Rule(DICE)
    public static Either<RuleViolation, Pool> parse(String text) {
        if (text.strip().equals("0")) {
            return Either.right(EMPTY);
        }
        Either<RuleViolation, Vector<DieSize>> dice = Either.right(Vector.empty());
        for (String term : Iterator.of(text.split("\\+", -1))) {
            dice = dice.flatMap(before -> term(text, term).map(before::appendAll));
        }
        return dice.map(Pool::new);
    }

    private static Either<RuleViolation, Vector<DieSize>> term(String text, String term) {
        Matcher matcher = TERM.matcher(term);
        if (!matcher.matches()) {
            return Either.left(new DieViolation.NotAPool(text));
        }
        int count = matcher.group(1).isEmpty() ? 1 : Integer.parseInt(matcher.group(1));
        return count == 0
                ? Either.left(new DieViolation.NotAPool(text))
                : DieSize.ofSides(Integer.parseInt(matcher.group(2))).map(size -> Vector.fill(count, size));
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

    /** All sides together, as a measure of how much dice a pool has. */
    public int sides() {
        return dice.map(DieSize::sides).sum().intValue();
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
