package io.github.crisisrules.core.chance;

import io.github.crisisrules.core.number.Ratio;
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
    private final LinkedHashMap<T, BigInteger> weights;
    private final BigInteger total;

    private Distribution(LinkedHashMap<T, BigInteger> weights, BigInteger total) {
        this.weights = weights;
        this.total = total;
    }

    /** The outcomes with their weights; none may be negative, those of weight 0 are left out, and one must remain. */
    public static <T> Distribution<T> of(Map<T, BigInteger> weights) {
        Weights<T> tally = new Weights<>();
        weights.forEach(tally::add);
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
                    "outcome " + outcome + " has the weight " + weight + ", not a whole one", e);
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

    /** No doubt about it. */
    public static <T> Distribution<T> certain(T outcome) {
        return uniform(Vector.of(outcome));
    }

    /** The sum of {@code times} independent draws from {@code one}, in rising order; fast for hundreds of them. */
    public static Distribution<Integer> sum(Distribution<Integer> one, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("a sum of " + times + " terms");
        }
        return times == 0 ? certain(0) : Convolution.power(one, times);
    }

    /** The sum of one independent draw from each, in rising order. */
    public static Distribution<Integer> sum(Seq<Distribution<Integer>> terms) {
        return terms.foldLeft(certain(0), Convolution::of);
    }

    static <T> Distribution<T> normal(LinkedHashMap<T, BigInteger> weights, BigInteger total) {
        if (weights.isEmpty()) {
            throw new IllegalArgumentException("an empty distribution: no outcome has a positive weight");
        }
        BigInteger gcd = weights.values().foldLeft(BigInteger.ZERO, BigInteger::gcd);
        return gcd.equals(BigInteger.ONE)
                ? new Distribution<>(weights, total)
                : new Distribution<>(weights.mapValues(weight -> weight.divide(gcd)), total.divide(gcd));
    }

    /** What can come out, in the order in which it first came up. */
    public Vector<T> outcomes() {
        return weights.keysIterator().toVector();
    }

    /** The outcomes with their weights. */
    public Map<T, BigInteger> weights() {
        return weights;
    }

    /** The weight of an outcome, 0 if it cannot come out. */
    public BigInteger weight(T outcome) {
        return weights.getOrElse(outcome, BigInteger.ZERO);
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
        for (var entry : weights) {
            if (kind.test(entry._1)) {
                sum = sum.add(entry._2);
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
        for (var entry : weights) {
            sum = sum.add(entry._2.multiply(BigInteger.valueOf(value.applyAsLong(entry._1))));
        }
        return Ratio.of(sum, total);
    }

    /** The mean of a fraction read off the outcome. */
    public Ratio expectationOf(Function<? super T, Ratio> value) {
        Ratio sum = Ratio.ZERO;
        for (var entry : weights) {
            sum = sum.plus(value.apply(entry._1).times(Ratio.of(entry._2, BigInteger.ONE)));
        }
        return sum.over(Ratio.of(total, BigInteger.ONE));
    }

    /** The most likely outcome, the first of them where several are. */
    public T mode() {
        T best = weights.head()._1;
        BigInteger most = BigInteger.ZERO;
        for (var entry : weights) {
            if (entry._2.compareTo(most) > 0) {
                best = entry._1;
                most = entry._2;
            }
        }
        return best;
    }

    /** The same odds with the outcomes listed in this order. */
    public Distribution<T> sorted(Comparator<? super T> order) {
        return new Distribution<>(
                LinkedHashMap.ofEntries(weights.toVector().sorted((a, b) -> order.compare(a._1, b._1))), total);
    }

    /** An outcome drawn with exactly these odds. */
    public T draw(Draw draws) {
        BigInteger rest = draws.below(total);
        for (var entry : weights) {
            rest = rest.subtract(entry._2);
            if (rest.signum() < 0) {
                return entry._1;
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
        return weights.iterator().map(entry -> entry._1 + ":" + entry._2).mkString("{", ", ", "}");
    }

    private static BigInteger lcm(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }
}
