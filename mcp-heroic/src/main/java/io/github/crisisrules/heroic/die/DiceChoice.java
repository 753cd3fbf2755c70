package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TOTAL_OF_FEWER_THAN_TWO_DICE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Worded;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Which dice of a roll form the total and which are effect dice, by their places. No die is in both, and none shows 1.
 * Without a die left for it the effect is a D4.
 */
public record DiceChoice(Roll roll, Vector<Integer> totalDice, Vector<Integer> effectDice) implements Worded {
    /** How many dice form a total unless more are paid for. */
    public static final int DICE_IN_TOTAL = 2;

    /**
     * Only usable dice, each once.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public DiceChoice {
        Vector<Integer> used = totalDice.appendAll(effectDice);
        if (used.distinct().size() != used.size() || !used.forAll(roll.usable()::contains)) {
            throw new IllegalArgumentException(
                    "dice " + totalDice + " and " + effectDice + " cannot be used together from " + roll);
        }
    }

    /**
     * Two usable dice for the total and one more for the effect; fewer only where there are no more. Whatever comes
     * after these is bought: a third die may be the last, and then the effect is a D4.
     */
    @Rule({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE, EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4})
    public static Either<RuleViolation, DiceChoice> of(
            Roll roll, Iterable<Integer> totalDice, Iterable<Integer> effectDice) {
        Vector<Integer> usable = roll.usable();
        Vector<Integer> total = Vector.ofAll(totalDice);
        Vector<Integer> effects = Vector.ofAll(effectDice);
        Vector<Integer> used = total.appendAll(effects);
        Option<Integer> wrong = used.find(place -> !usable.contains(place) || used.count(place::equals) > 1);
        int inTotal = Math.min(DICE_IN_TOTAL, usable.size());
        if (wrong.isDefined()) {
            return Either.left(new DieViolation.DieNotUsable(wrong.get()));
        }
        if (total.size() < inTotal) {
            return Either.left(new DieViolation.TooFewDice("total", inTotal, total.size()));
        }
        return effects.isEmpty() && usable.size() > total.size()
                ? Either.left(new DieViolation.TooFewDice("effect", 1, 0))
                : Either.right(new DiceChoice(roll, total, effects));
    }

    /** The places of the dice that are paid for: those of the total after the second, and of the effects after the first. */
    @Rule(EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4)
    public Vector<Integer> bought() {
        return totalDice.drop(DICE_IN_TOTAL).appendAll(effectDice.drop(1));
    }

    /** Every choice of {@code inTotal} dice and one effect die; with fewer usable dice all of them form the total. */
    @Rule({PLAYERS_CHOOSE_TOTAL_AND_EFFECT, TOTAL_OF_FEWER_THAN_TWO_DICE})
    public static Vector<DiceChoice> all(Roll roll, int inTotal) {
        Vector<Integer> usable = roll.usable();
        return usable.combinations(Math.min(inTotal, usable.size())).flatMap(total -> {
            Vector<Integer> rest = usable.removeAll(total);
            return rest.isEmpty()
                    ? Vector.of(new DiceChoice(roll, total, Vector.empty()))
                    : rest.map(effect -> new DiceChoice(roll, total, Vector.of(effect)));
        });
    }

    /** The sum of the faces of the dice in the total; the one face, or 0, where there are fewer than two dice. */
    @Rule({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE})
    public int total() {
        return totalDice.map(place -> roll.dice().get(place).face()).sum().intValue();
    }

    /** The effect die by its size, D4 if there is none; the first where several were paid for. */
    @Rule(ROLL)
    public DieSize effect() {
        return effectDice.headOption().map(this::size).getOrElse(DieSize.D4);
    }

    /** The sizes of the effect dice: at least one, as a D4 stands for none. */
    public Vector<DieSize> effects() {
        return effectDice.isEmpty() ? Vector.of(DieSize.D4) : effectDice.map(this::size);
    }

    /** The places of the usable dice neither in the total nor an effect. */
    public Vector<Integer> spare() {
        return roll.usable().removeAll(totalDice).removeAll(effectDice);
    }

    /** The sizes of the spare dice, largest first. */
    public Vector<DieSize> spareSizes() {
        return spare().map(this::size).sorted().reverse();
    }

    /** With a spare die as one more effect. */
    public Either<RuleViolation, DiceChoice> addEffect(int place) {
        return unlessTaken(place).map(free -> new DiceChoice(roll, totalDice, effectDice.append(free)));
    }

    /** With this many of the largest spare dice as further effects, or all where there are fewer. */
    public DiceChoice withLargestSpares(int more) {
        Vector<Integer> largest = spare().sortBy(place -> -size(place).sides());
        return new DiceChoice(roll, totalDice, effectDice.appendAll(largest.take(more)));
    }

    /** For people: {@code a total of 14 (8 on D10, 6 on D8) with an effect of D8}. */
    @Override
    public String words() {
        return "a total of " + total()
                + (totalDice.isEmpty()
                        ? ""
                        : totalDice.map(place -> roll.dice().get(place).words()).mkString(" (", ", ", ")"))
                + " with an effect of " + effects().mkString(" and ");
    }

    private Either<RuleViolation, Integer> unlessTaken(int place) {
        return spare().contains(place) ? Either.right(place) : Either.left(new DieViolation.DieNotUsable(place));
    }

    private DieSize size(int place) {
        return roll.dice().get(place).size();
    }
}
