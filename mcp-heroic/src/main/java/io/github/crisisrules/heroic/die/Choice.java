package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_1;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_7;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Which dice of a roll form the total and which are effect dice, by their places. No die is in both, and none shows 1.
 * Without a die left for it the effect is a D4.
 */
public record Choice(Roll roll, Vector<Integer> totalDice, Vector<Integer> effectDice) {
    /** How many dice form a total unless more are paid for. */
    public static final int DICE_IN_TOTAL = 2;

    /** Only usable dice, each once. */
    public Choice {
        Vector<Integer> used = totalDice.appendAll(effectDice);
        if (used.distinct().size() != used.size() || !used.forAll(roll.usable()::contains)) {
            throw new IllegalArgumentException(
                    "dice " + totalDice + " and " + effectDice + " cannot be used together from " + roll);
        }
    }

    /** Two usable dice for the total and one further for the effect; fewer only where there are no more. */
    @Rule({ROLL, RULING_1})
    public static Either<DieViolation, Choice> of(Roll roll, Seq<Integer> totalDice, Option<Integer> effectDie) {
        Vector<Integer> usable = roll.usable();
        Vector<Integer> used = Vector.ofAll(totalDice).appendAll(effectDie);
        Option<Integer> wrong = used.find(place -> !usable.contains(place) || used.count(place::equals) > 1);
        int inTotal = Math.min(DICE_IN_TOTAL, usable.size());
        int inEffect = usable.size() > inTotal ? 1 : 0;
        if (wrong.isDefined()) {
            return Either.left(new DieViolation.DieNotUsable(wrong.get()));
        }
        if (totalDice.size() != inTotal) {
            return Either.left(new DieViolation.WrongNumberOfDice("total", inTotal, totalDice.size()));
        }
        return (effectDie.isDefined() ? 1 : 0) == inEffect
                ? Either.right(new Choice(roll, Vector.ofAll(totalDice), effectDie.toVector()))
                : Either.left(new DieViolation.WrongNumberOfDice("effect", inEffect, 1 - inEffect));
    }

    /** Every choice of {@code inTotal} dice and one effect die; with fewer usable dice all of them form the total. */
    @Rule({RULING_7, RULING_1})
    public static Vector<Choice> all(Roll roll, int inTotal) {
        Vector<Integer> usable = roll.usable();
        return usable.combinations(Math.min(inTotal, usable.size())).flatMap(total -> {
            Vector<Integer> rest = usable.removeAll(total);
            return rest.isEmpty()
                    ? Vector.of(new Choice(roll, total, Vector.empty()))
                    : rest.map(effect -> new Choice(roll, total, Vector.of(effect)));
        });
    }

    /** The sum of the faces of the dice in the total; of the one die, or 0, where there are no two. */
    @Rule({ROLL, RULING_1})
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

    /** With a spare die in the total. */
    public Either<DieViolation, Choice> addToTotal(int place) {
        return unlessTaken(place).map(free -> new Choice(roll, totalDice.append(free), effectDice));
    }

    /** With a spare die as one more effect. */
    public Either<DieViolation, Choice> addEffect(int place) {
        return unlessTaken(place).map(free -> new Choice(roll, totalDice, effectDice.append(free)));
    }

    private Either<DieViolation, Integer> unlessTaken(int place) {
        return spare().contains(place) ? Either.right(place) : Either.left(new DieViolation.DieNotUsable(place));
    }

    private DieSize size(int place) {
        return roll.dice().get(place).size();
    }
}
