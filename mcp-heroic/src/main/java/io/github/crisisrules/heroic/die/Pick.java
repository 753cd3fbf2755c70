package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import java.util.Comparator;

/**
 * A usual way to choose total and effect: of the choices whose total is at least {@link #reach()}, the one with the largest effect
 * die, among those the greatest total. Where no choice reaches it: the greatest total, among those the largest effect
 * die. What is still equal is decided by the largest spare dice, then by the places of the dice.
 */
@Rule(PLAYERS_CHOOSE_TOTAL_AND_EFFECT)
public record Pick(int reach) {
    /** The greatest total, and the largest effect die it leaves. */
    public static final Pick HIGHEST_TOTAL = new Pick(Integer.MAX_VALUE);

    /** The largest effect die whatever the total, then the greatest total. */
    public static final Pick LARGEST_EFFECT = new Pick(0);

    /**
     * A total is never negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Pick {
        if (reach < 0) {
            throw new IllegalArgumentException("a total to reach must be 0 or more, not " + reach);
        }
    }

    /** The largest effect die with a total of at least this much, if that can be had. */
    public static Pick largestEffectReaching(int total) {
        return new Pick(total);
    }

    /** The largest effect die with a total above this one, as a reaction needs, if that can be had. */
    public static Pick largestEffectBeating(int total) {
        return new Pick(total + 1);
    }

    /** The choice for this roll, with this many dice in the total. */
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

    // All choices of a roll leave as many dice to spare.
    private static int lexical(Vector<DieSize> a, Vector<DieSize> b) {
        for (int i = 0; i < a.size(); i++) {
            int order = a.get(i).compareTo(b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** The name of the pick. */
    @Override
    public String toString() {
        return reach == Integer.MAX_VALUE
                ? "highest total"
                : reach == 0 ? "largest effect" : "largest effect reaching " + reach;
    }
}
