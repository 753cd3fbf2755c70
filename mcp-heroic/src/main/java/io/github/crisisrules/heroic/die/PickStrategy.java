package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import java.util.Comparator;

/**
 * A common strategy for choosing total and effect. Among the choices with a total of at least {@link #reach()} it
 * takes the largest effect die, then the highest total. If no choice reaches that total, it takes the highest
 * total, then the largest effect die. Remaining ties are decided by the largest spare dice, then by the positions
 * of the dice.
 *
 * @param reach the total to reach
 */
@Rule(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
public record PickStrategy(int reach) implements Describable {
    /** The highest total, and the largest effect die that it leaves. */
    public static final PickStrategy HIGHEST_TOTAL = new PickStrategy(Integer.MAX_VALUE);

    /** The largest effect die with any total, then the highest total. */
    public static final PickStrategy LARGEST_EFFECT = new PickStrategy(0);

    /**
     * Creates a strategy.
     *
     * @throws IllegalArgumentException if {@code reach} is negative
     */
    public PickStrategy {
        if (reach < 0) {
            throw new IllegalArgumentException("A total to reach must be 0 or more, not " + reach + ".");
        }
    }

    /** Returns the strategy that takes the largest effect die with a total of at least {@code total}, if possible. */
    public static PickStrategy largestEffectReaching(int total) {
        return new PickStrategy(total);
    }

    /**
     * Returns the strategy that takes the largest effect die with a total above {@code total}, if possible. A
     * reaction needs this, because the actor wins ties.
     */
    public static PickStrategy largestEffectBeating(int total) {
        return new PickStrategy(total + 1);
    }

    /** Returns the choice for a roll with {@code inTotal} dice in the total. */
    public DiceChoice choose(Roll roll, int inTotal) {
        Vector<DiceChoice> all = DiceChoice.all(roll, inTotal);
        Comparator<DiceChoice> byTotal = Comparator.comparingInt(DiceChoice::total);
        Comparator<DiceChoice> byEffect = Comparator.comparing(DiceChoice::effect);
        Vector<DiceChoice> reaching = all.filter(choice -> choice.total() >= reach);
        return reaching.isEmpty()
                ? first(all, byTotal.thenComparing(byEffect))
                : first(reaching, byEffect.thenComparing(byTotal));
    }

    private static DiceChoice first(Vector<DiceChoice> choices, Comparator<DiceChoice> order) {
        Comparator<DiceChoice> best = order.thenComparing((a, b) -> lexical(a.spareSizes(), b.spareSizes()));
        return choices.reduceLeft((a, b) -> best.compare(b, a) > 0 ? b : a);
    }

    // All choices of one roll leave the same number of spare dice.
    private static int lexical(Vector<DieSize> a, Vector<DieSize> b) {
        for (int i = 0; i < a.size(); i++) {
            int order = a.get(i).compareTo(b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    boolean isHighestTotal() {
        return reach == Integer.MAX_VALUE;
    }

    /** Describes the strategy, as in {@code highest total}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    @Override
    public String toString() {
        return describe();
    }
}
