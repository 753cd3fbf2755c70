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
 * An exact probability distribution. Every possible outcome has a positive whole weight; its probability is the
 * weight divided by the total. Weights have no common divisor, so equal distributions are equal values. Outcomes
 * keep the order in which they were first added.
 *
 * <pre>{@code
 * Distribution<Integer> die = Distribution.uniform(Vector.rangeClosed(1, 6));
 * Distribution<Integer> three = Distribution.sum(die, 3);
 * Ratio tenOrMore = three.chance(total -> total >= 10); // 5/8
 * Ratio mean = three.expectation(total -> total); // 21/2
 * }</pre>
 */
public final class Distribution<T> {
    // In the order of the outcomes; never modified.
    private final java.util.Map<T, BigInteger> weights;
    private final BigInteger total;

    private Distribution(java.util.Map<T, BigInteger> weights, BigInteger total) {
        this.weights = weights;
        this.total = total;
    }

    /**
     * Creates a distribution from outcomes and their weights. Outcomes of weight 0 are left out.
     *
     * @throws IllegalArgumentException if a weight is negative or no weight is positive
     */
    public static <T> Distribution<T> of(Map<T, BigInteger> weights) {
        Weights<T> tally = new Weights<>();
        weights.forEach(tally::add);
        return tally.distribution();
    }

    /** Creates a distribution from a Java map, in its iteration order, see {@link #of(Map)}. */
    public static <T> Distribution<T> ofAll(java.util.Map<? extends T, BigInteger> weights) {
        Weights<T> tally = new Weights<>();
        weights.forEach(tally::add);
        return tally.distribution();
    }

    /**
     * Creates a distribution from pairs of outcome and weight, in their order. The weights of an outcome that
     * occurs more than once are added.
     */
    public static <T> Distribution<T> from(Iterable<Tuple2<T, BigInteger>> pairs) {
        Weights<T> tally = new Weights<>();
        for (Tuple2<T, BigInteger> pair : pairs) {
            tally.add(pair._1, pair._2);
        }
        return tally.distribution();
    }

    /**
     * Creates a distribution from weights of any number type, see {@link #of(Map)}.
     *
     * @throws IllegalArgumentException if a weight is not a whole number
     */
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
                    "Outcome " + outcome + " has the weight " + weight + ". Use a whole number.", e);
        }
    }

    /**
     * Creates a distribution in which the given outcomes are equally likely. An outcome that is listed twice is
     * twice as likely.
     */
    public static <T> Distribution<T> uniform(Iterable<T> outcomes) {
        Weights<T> tally = new Weights<>();
        for (T outcome : outcomes) {
            tally.add(outcome, BigInteger.ONE);
        }
        return tally.distribution();
    }

    /** Creates a distribution with a single certain outcome. */
    public static <T> Distribution<T> certain(T outcome) {
        return uniform(Vector.of(outcome));
    }

    /**
     * Returns the distribution of the sum of {@code times} independent samples of {@code one}, in ascending order.
     * It is fast for hundreds of samples.
     */
    public static Distribution<Integer> sum(Distribution<Integer> one, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("The number of terms of a sum must be 0 or more, not " + times + ".");
        }
        return times == 0 ? certain(0) : Convolution.power(one, times);
    }

    /** Returns the distribution of the sum of one independent sample of each term, in ascending order. */
    public static Distribution<Integer> sum(Seq<Distribution<Integer>> terms) {
        return terms.foldLeft(certain(0), Convolution::of);
    }

    /** Creates a distribution from at least one weight; the weights must have no common divisor. */
    static <T> Distribution<T> ofLowestTerms(java.util.Map<T, BigInteger> weights, BigInteger total) {
        if (weights.isEmpty()) {
            throw new IllegalArgumentException(
                    "A distribution needs at least one outcome with a positive weight. Add one.");
        }
        return new Distribution<>(weights, total);
    }

    /** Returns the possible outcomes in the order in which they were first added. */
    public Vector<T> outcomes() {
        return Vector.ofAll(weights.keySet());
    }

    /** Returns the outcomes with their weights. */
    public LinkedHashMap<T, BigInteger> weights() {
        return LinkedHashMap.ofAll(weights);
    }

    /** Returns the weight of an outcome, or 0 if it is impossible. */
    public BigInteger weight(T outcome) {
        return weights.getOrDefault(outcome, BigInteger.ZERO);
    }

    /** Returns the sum of all weights. */
    public BigInteger total() {
        return total;
    }

    /** Returns the probability of exactly the given outcome. */
    public Ratio probability(T outcome) {
        return Ratio.of(weight(outcome), total);
    }

    /** Returns the probability of an outcome that matches {@code kind}. */
    public Ratio chance(Predicate<? super T> kind) {
        BigInteger sum = BigInteger.ZERO;
        for (var entry : weights.entrySet()) {
            if (kind.test(entry.getKey())) {
                sum = sum.add(entry.getValue());
            }
        }
        return Ratio.of(sum, total);
    }

    /** Returns the distribution of the results of {@code function} applied to the outcome. */
    public <U> Distribution<U> map(Function<? super T, ? extends U> function) {
        Weights<U> tally = new Weights<>();
        weights.forEach((outcome, weight) -> tally.add(function.apply(outcome), weight));
        return tally.distribution();
    }

    /** Returns the distribution of a second random step whose odds depend on the first outcome. */
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

    /** Returns the distribution of the results of {@code function} applied to two independent outcomes. */
    public <U, R> Distribution<R> combine(
            Distribution<U> other, BiFunction<? super T, ? super U, ? extends R> function) {
        Weights<R> tally = new Weights<>();
        weights.forEach((mine, weight) -> other.weights.forEach(
                (theirs, otherWeight) -> tally.add(function.apply(mine, theirs), weight.multiply(otherWeight))));
        return tally.distribution();
    }

    /**
     * Returns the conditional distribution, given that the outcome matches {@code kind}.
     *
     * @throws IllegalArgumentException if no outcome matches
     */
    public Distribution<T> given(Predicate<? super T> kind) {
        Weights<T> tally = new Weights<>();
        weights.forEach((outcome, weight) -> {
            if (kind.test(outcome)) {
                tally.add(outcome, weight);
            }
        });
        return tally.distribution();
    }

    /** Returns the mean of a whole number computed from the outcome. */
    public Ratio expectation(ToLongFunction<? super T> value) {
        BigInteger sum = BigInteger.ZERO;
        for (var entry : weights.entrySet()) {
            sum = sum.add(entry.getValue().multiply(BigInteger.valueOf(value.applyAsLong(entry.getKey()))));
        }
        return Ratio.of(sum, total);
    }

    /** Returns the mean of a fraction computed from the outcome. */
    public Ratio expectationOf(Function<? super T, Ratio> value) {
        Ratio sum = Ratio.ZERO;
        for (var entry : weights.entrySet()) {
            sum = sum.plus(value.apply(entry.getKey()).times(Ratio.of(entry.getValue(), BigInteger.ONE)));
        }
        return sum.over(Ratio.of(total, BigInteger.ONE));
    }

    /** Returns the variance of a whole number computed from the outcome: the mean squared distance from the mean. */
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
     * Returns the standard deviation of a whole number computed from the outcome, rounded half up to {@code places}
     * decimals. It is rounded once, from the exact variance. Compare variances where a tie is decided.
     */
    public BigDecimal standardDeviation(ToLongFunction<? super T> value, int places) {
        if (places < 0) {
            throw new IllegalArgumentException("The number of decimal places must be 0 or more, not " + places + ".");
        }
        Ratio variance = variance(value);
        // The root of four times the variance is twice the deviation: if it is odd, the deviation is rounded up.
        BigInteger twice = variance.numerator()
                .multiply(BigInteger.TEN.pow(2 * places))
                .shiftLeft(2)
                .divide(variance.denominator())
                .sqrt();
        return new BigDecimal(twice.add(BigInteger.ONE).shiftRight(1), places);
    }

    /** Returns the median in the given order, or the lower one if there are two. */
    public T median(Comparator<? super T> order) {
        return quantile(Ratio.of(1, 2), order);
    }

    /**
     * Returns the first outcome in the given order such that it and the outcomes before it have at least this share
     * of the probability. A share of 1/2 gives the median, a share of 9/10 the value that nine of ten rolls do not
     * exceed.
     *
     * @throws IllegalArgumentException if {@code share} is not above 0 or is greater than 1
     */
    public T quantile(Ratio share, Comparator<? super T> order) {
        if (share.signum() <= 0 || share.compareTo(Ratio.ONE) > 0) {
            throw new IllegalArgumentException(
                    "The share of a quantile must be above 0 and at most 1, not " + share + ".");
        }
        BigInteger rest = total.multiply(share.numerator());
        for (var entry : sorted(order).weights.entrySet()) {
            rest = rest.subtract(entry.getValue().multiply(share.denominator()));
            if (rest.signum() <= 0) {
                return entry.getKey();
            }
        }
        throw new AssertionError("The weights of " + this + " do not add up to its total.");
    }

    /**
     * Returns, for every outcome in the given order, the probability of that outcome, of that outcome or a later
     * one, and of that outcome or an earlier one.
     */
    public OddsTable<T> table(Comparator<? super T> order) {
        return OddsTable.of(sorted(order));
    }

    /** Returns the most likely outcome, or the first of them if several are equally likely. */
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

    /** Returns an equal distribution whose outcomes are listed in the given order. */
    public Distribution<T> sorted(Comparator<? super T> order) {
        java.util.Map<T, BigInteger> sorted = new java.util.LinkedHashMap<>();
        for (T outcome : outcomes().sorted(order)) {
            sorted.put(outcome, weight(outcome));
        }
        return new Distribution<>(sorted, total);
    }

    /** Samples an outcome from this distribution. */
    public T sample(RandomSource random) {
        BigInteger rest = random.below(total);
        for (var entry : weights.entrySet()) {
            rest = rest.subtract(entry.getValue());
            if (rest.signum() < 0) {
                return entry.getKey();
            }
        }
        throw new AssertionError("The weights of " + this + " do not add up to its total.");
    }

    /** Samples an outcome from this distribution with the first random number of the seed. */
    public T sample(Seed seed) {
        return sample(seed.random());
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
