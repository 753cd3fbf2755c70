package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Exact odds: each possible outcome with a whole positive weight; its probability is the weight over the total. Weights
 * have no common divisor, so equal odds are equal values. Outcomes keep the order in which they first came up.
 *
 * <pre>{@code
 * Distribution<Integer> die = Distribution.uniform(Vector.rangeClosed(1, 6));
 * Distribution<Integer> three = Distribution.sum(die, 3);
 * Ratio tenOrMore = three.chance(total -> total >= 10); // 5/8
 * Ratio mean = three.expectation(total -> total); // 21/2
 * }</pre>
 */
public final class Distribution<T> {
    // In the order of the outcomes, and never changed.
    private final java.util.Map<T, BigInteger> weights;
    private final BigInteger total;

    private Distribution(java.util.Map<T, BigInteger> weights, BigInteger total) {
        this.weights = weights;
        this.total = total;
    }

    /** The outcomes with their weights; none may be negative, those of weight 0 are left out, and one must remain. */
    public static <T> Distribution<T> of(Map<T, BigInteger> weights) {
        Weights<T> tally = new Weights<>();
        weights.forEach(tally::add);
        return tally.distribution();
    }

    /** The same from a map of Java's, in its order. */
    public static <T> Distribution<T> ofAll(java.util.Map<? extends T, BigInteger> weights) {
        Weights<T> tally = new Weights<>();
        for (java.util.Map.Entry<? extends T, BigInteger> one : weights.entrySet()) {
            tally.add(one.getKey(), one.getValue());
        }
        return tally.distribution();
    }

    /** The same from pairs in their order; the weights of an outcome that comes more than once are added. */
    public static <T> Distribution<T> from(Iterable<Tuple2<T, BigInteger>> pairs) {
        Weights<T> tally = new Weights<>();
        for (Tuple2<T, BigInteger> pair : pairs) {
            tally.add(pair._1, pair._2);
        }
        return tally.distribution();
    }

    /** The same with weights of any kind of number; each must be whole. */
    public static <T> Distribution<T> weighted(Map<T, ? extends Number> weights) {
        Weights<T> tally = new Weights<>();
        weights.forEach((outcome, weight) -> tally.add(outcome, whole(outcome, weight)));
        return tally.distribution();
    }

    private static BigInteger whole(Object outcome, Number weight) {
        try {
            return new BigDecimal(weight.toString()).toBigIntegerExact();
        } catch (ArithmeticException | NumberFormatException e) {
            throw new IllegalArgumentException(
                    "outcome " + outcome + " has the weight " + weight + ": give a whole number", e);
        }
    }

    /** Each listed outcome equally likely; one that is listed twice is twice as likely. */
    public static <T> Distribution<T> uniform(Iterable<T> outcomes) {
        Weights<T> tally = new Weights<>();
        for (T outcome : outcomes) {
            tally.add(outcome, BigInteger.ONE);
        }
        return tally.distribution();
    }

    /** One outcome, certain. */
    public static <T> Distribution<T> certain(T outcome) {
        return uniform(Vector.of(outcome));
    }

    /** The sum of {@code times} independent draws from {@code one}, in rising order; fast for hundreds of them. */
    public static Distribution<Integer> sum(Distribution<Integer> one, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("a sum needs 0 terms or more, not " + times);
        }
        return times == 0 ? certain(0) : Convolution.power(one, times);
    }

    /** The sum of one independent draw from each, in rising order. */
    public static Distribution<Integer> sum(Seq<Distribution<Integer>> terms) {
        return terms.foldLeft(certain(0), Convolution::of);
    }

    /** At least one weight; the weights have no common divisor. */
    static <T> Distribution<T> ofLowestTerms(java.util.Map<T, BigInteger> weights, BigInteger total) {
        if (weights.isEmpty()) {
            throw new IllegalArgumentException(
                    "a distribution needs at least one outcome with a positive weight; none was given");
        }
        return new Distribution<>(weights, total);
    }

    /** What can come out, in the order in which it first came up. */
    @SuppressWarnings("unchecked") // the keys are outcomes, and nobody else sees the array
    public Vector<T> outcomes() {
        // Read off the entries, which are loaded already; the first odds of a program would load a set of keys for
        // this.
        Object[] outcomes = new Object[weights.size()];
        int count = 0;
        for (var entry : weights.entrySet()) {
            outcomes[count++] = entry.getKey();
        }
        return (Vector<T>) Vector.of(outcomes);
    }

    /** The outcomes with their weights. */
    public LinkedHashMap<T, BigInteger> weights() {
        return LinkedHashMap.ofAll(weights);
    }

    /** The weight of an outcome, 0 if it cannot come out. */
    public BigInteger weight(T outcome) {
        return weights.getOrDefault(outcome, BigInteger.ZERO);
    }

    /** The sum of all weights. */
    public BigInteger total() {
        return total;
    }

    /** The chance of exactly this outcome. */
    public Ratio probability(T outcome) {
        return Ratio.of(weight(outcome), total);
    }

    /** The chance of an outcome of this kind. */
    public Ratio chance(Predicate<? super T> kind) {
        BigInteger sum = BigInteger.ZERO;
        for (var entry : weights.entrySet()) {
            if (kind.test(entry.getKey())) {
                sum = sum.add(entry.getValue());
            }
        }
        return Ratio.of(sum, total);
    }

    /** The odds of what {@code function} makes of the outcome. */
    public <U> Distribution<U> map(Function<? super T, ? extends U> function) {
        Weights<U> tally = new Weights<>();
        weights.forEach((outcome, weight) -> tally.add(function.apply(outcome), weight));
        return tally.distribution();
    }

    /** The odds where a further chance depends on the outcome. */
    public <U> Distribution<U> flatMap(Function<? super T, Distribution<U>> next) {
        Vector<Distribution<U>> branches = outcomes().map(next);
        BigInteger common = branches.foldLeft(BigInteger.ONE, (lcm, branch) -> lcm(lcm, branch.total));
        Weights<U> tally = new Weights<>();
        int i = 0;
        for (BigInteger weight : weights.values()) {
            Distribution<U> branch = branches.get(i++);
            BigInteger scale = weight.multiply(common.divide(branch.total));
            branch.weights.forEach((outcome, part) -> tally.add(outcome, part.multiply(scale)));
        }
        return tally.distribution();
    }

    /** The odds of two independent chances together. */
    public <U, R> Distribution<R> combine(
            Distribution<U> other, BiFunction<? super T, ? super U, ? extends R> function) {
        Weights<R> tally = new Weights<>();
        weights.forEach((mine, weight) -> other.weights.forEach(
                (theirs, otherWeight) -> tally.add(function.apply(mine, theirs), weight.multiply(otherWeight))));
        return tally.distribution();
    }

    /** The odds once it is known that the outcome is of this kind; that must be possible. */
    public Distribution<T> given(Predicate<? super T> kind) {
        Weights<T> tally = new Weights<>();
        weights.forEach((outcome, weight) -> {
            if (kind.test(outcome)) {
                tally.add(outcome, weight);
            }
        });
        return tally.distribution();
    }

    /** The mean of a whole number read off the outcome. */
    public Ratio expectation(ToLongFunction<? super T> value) {
        BigInteger sum = BigInteger.ZERO;
        for (var entry : weights.entrySet()) {
            sum = sum.add(entry.getValue().multiply(BigInteger.valueOf(value.applyAsLong(entry.getKey()))));
        }
        return Ratio.of(sum, total);
    }

    /** The mean of a fraction read off the outcome. */
    public Ratio expectationOf(Function<? super T, Ratio> value) {
        Ratio sum = Ratio.ZERO;
        for (var entry : weights.entrySet()) {
            sum = sum.plus(value.apply(entry.getKey()).times(Ratio.of(entry.getValue(), BigInteger.ONE)));
        }
        return sum.over(Ratio.of(total, BigInteger.ONE));
    }

    /** The variance of a whole number read off the outcome: the mean square of its distance from the mean. */
    public Ratio variance(ToLongFunction<? super T> value) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger squares = BigInteger.ZERO;
        for (var entry : weights.entrySet()) {
            BigInteger number = BigInteger.valueOf(value.applyAsLong(entry.getKey()));
            sum = sum.add(entry.getValue().multiply(number));
            squares = squares.add(entry.getValue().multiply(number).multiply(number));
        }
        return Ratio.of(squares.multiply(total).subtract(sum.multiply(sum)), total.multiply(total));
    }

    /**
     * The standard deviation of a whole number read off the outcome, the root of the variance, rounded half up to this many
     * decimals. It is rounded once, from the exact variance; compare variances where a tie is decided.
     */
    public BigDecimal standardDeviation(ToLongFunction<? super T> value, int places) {
        if (places < 0) {
            throw new IllegalArgumentException("the number of decimal places must be 0 or more, not " + places);
        }
        Ratio variance = variance(value);
        // The root of four times as much is twice the root: whether that is odd says whether to round up.
        BigInteger twice = variance.numerator()
                .multiply(BigInteger.TEN.pow(2 * places))
                .shiftLeft(2)
                .divide(variance.denominator())
                .sqrt();
        return new BigDecimal(twice.add(BigInteger.ONE).shiftRight(1), places);
    }

    /** The median in this order; the lower one if there are two. */
    public T median(Comparator<? super T> order) {
        return quantile(Ratio.of(1, 2), order);
    }

    /**
     * The first outcome in this order such that it and those before it make up at least this share of the chance. The share
     * is above 0 and at most 1: 1/2 gives the median, 9/10 what nine of ten rolls do not exceed.
     */
    public T quantile(Ratio share, Comparator<? super T> order) {
        if (share.signum() <= 0 || share.compareTo(Ratio.ONE) > 0) {
            throw new IllegalArgumentException("a quantile needs a share above 0 and at most 1, not " + share);
        }
        BigInteger rest = total.multiply(share.numerator());
        for (var entry : sorted(order).weights.entrySet()) {
            rest = rest.subtract(entry.getValue().multiply(share.denominator()));
            if (rest.signum() <= 0) {
                return entry.getKey();
            }
        }
        throw new AssertionError("weights of " + this + " do not add up to its total");
    }

    /** The chances of each outcome, of it or a later one, of it or an earlier one, in this order. */
    public OddsTable<T> table(Comparator<? super T> order) {
        return OddsTable.of(sorted(order));
    }

    /** The most likely outcome; the first of them if several are equally likely. */
    public T mode() {
        T best = weights.keySet().iterator().next();
        BigInteger most = BigInteger.ZERO;
        for (var entry : weights.entrySet()) {
            if (entry.getValue().compareTo(most) > 0) {
                best = entry.getKey();
                most = entry.getValue();
            }
        }
        return best;
    }

    /** The same odds with the outcomes listed in this order. */
    public Distribution<T> sorted(Comparator<? super T> order) {
        java.util.Map<T, BigInteger> sorted = new java.util.LinkedHashMap<>();
        for (T outcome : outcomes().sorted(order)) {
            sorted.put(outcome, weight(outcome));
        }
        return new Distribution<>(sorted, total);
    }

    /** An outcome drawn with exactly these odds. */
    public T draw(Draw draws) {
        BigInteger rest = draws.below(total);
        for (var entry : weights.entrySet()) {
            rest = rest.subtract(entry.getValue());
            if (rest.signum() < 0) {
                return entry.getKey();
            }
        }
        throw new AssertionError("weights of " + this + " do not add up to its total");
    }

    /** An outcome drawn with exactly these odds: the first draw of the seed. */
    public T draw(Seed seed) {
        return draw(seed.draws());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Distribution<?> that && weights.equals(that.weights);
    }

    @Override
    public int hashCode() {
        return weights.hashCode();
    }

    @Override
    public String toString() {
        return weights().iterator().map(entry -> entry._1 + ":" + entry._2).mkString("{", ", ", "}");
    }

    private static BigInteger lcm(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }
}
