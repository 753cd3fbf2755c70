package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TOTAL_OF_FEWER_THAN_TWO_DICE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The choice of the dice of a roll that form the total and of those that are effect dice, by their positions in
 * the roll. No die is in both, and none shows 1. If no die is left for the effect, the effect is a D4.
 *
 * @param roll the roll that is chosen from
 * @param totalDice the positions of the dice in the total
 * @param effectDice the positions of the effect dice, in the order of their use
 */
public record DiceChoice(Roll roll, Vector<Integer> totalDice, Vector<Integer> effectDice) implements Describable {
    /** The number of dice that form a total unless more are paid for. */
    public static final int DICE_IN_TOTAL = 2;

    /**
     * Creates a choice without checking that it has enough dice, see {@link #of}.
     *
     * @throws IllegalArgumentException if a die is used twice, shows 1 or is not in the roll
     */
    public DiceChoice {
        Vector<Integer> used = totalDice.appendAll(effectDice);
        if (used.distinct().size() != used.size() || !used.forAll(roll.usable()::contains)) {
            throw new IllegalArgumentException("The dice " + totalDice.mkString("[", ", ", "]") + " and "
                    + effectDice.mkString("[", ", ", "]") + " of the roll " + roll
                    + " cannot be used together. Use each die once and none that shows 1.");
        }
    }

    /**
     * Creates a choice of two usable dice for the total and one more for the effect, or fewer where the roll has
     * no more. Any further dice are bought. A third die in the total may be the last usable die; the effect is
     * then a D4.
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
            return Either.left(new DieViolation.TooFewDice(DieViolation.Use.TOTAL, inTotal, total.size()));
        }
        return effects.isEmpty() && usable.size() > total.size()
                ? Either.left(new DieViolation.TooFewDice(DieViolation.Use.EFFECT, 1, 0))
                : Either.right(new DiceChoice(roll, total, effects));
    }

    /**
     * Returns the positions of the bought dice: those of the total after the second and of the effect after the
     * first.
     */
    @Rule(EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4)
    public Vector<Integer> bought() {
        return totalDice.drop(DICE_IN_TOTAL).appendAll(effectDice.drop(1));
    }

    /**
     * Returns every choice of {@code inTotal} dice for the total and one effect die. With fewer usable dice, all
     * of them form the total.
     */
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

    /** Returns the sum of the faces in the total: one face with a single die, 0 without any. */
    @Rule({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE})
    public int total() {
        return totalDice.map(place -> roll.dice().get(place).face()).sum().intValue();
    }

    /** Returns the dice in the total with their faces. */
    Vector<RolledDie> facesOfTotal() {
        return totalDice.map(roll.dice()::get);
    }

    /** Returns the size of the first effect die, or D4 if there is none. */
    @Rule(ROLL)
    public DieSize effect() {
        return effectDice.headOption().map(this::size).getOrElse(DieSize.D4);
    }

    /** Returns the sizes of all effect dice, or a single D4 if there is none. */
    public Vector<DieSize> effects() {
        return effectDice.isEmpty() ? Vector.of(DieSize.D4) : effectDice.map(this::size);
    }

    /** Returns the positions of the usable dice that are neither in the total nor effect dice. */
    public Vector<Integer> spare() {
        return roll.usable().removeAll(totalDice).removeAll(effectDice);
    }

    /** Returns the sizes of the spare dice, largest first. */
    public Vector<DieSize> spareSizes() {
        return spare().map(this::size).sorted().reverse();
    }

    /** Returns a copy with a spare die as a further effect die. */
    public Either<RuleViolation, DiceChoice> addEffect(int place) {
        return unlessTaken(place).map(free -> new DiceChoice(roll, totalDice, effectDice.append(free)));
    }

    /**
     * Returns a copy with the {@code more} largest spare dice as further effect dice, or all of them if there are
     * fewer.
     */
    public DiceChoice withLargestSpares(int more) {
        Vector<Integer> largest = spare().sortBy(place -> -size(place).sides());
        return new DiceChoice(roll, totalDice, effectDice.appendAll(largest.take(more)));
    }

    private Either<RuleViolation, Integer> unlessTaken(int place) {
        return spare().contains(place) ? Either.right(place) : Either.left(new DieViolation.DieNotUsable(place));
    }

    private DieSize size(int place) {
        return roll.dice().get(place).size();
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
