package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * Rolled dice. A die is identified by its position, starting at 0.
 *
 * @param dice the dice, by position
 */
@Rule(ROLL)
public record Roll(Vector<RolledDie> dice) implements Describable {
    /** Rolls each die of the pool, smallest first, with one random number from the seed each. */
    public static Roll of(Pool pool, Seed seed) {
        return resolve(pool.dice(), faces(pool.dice(), seed));
    }

    /** Returns random faces for the dice, in the given order, with one random number from the seed each. */
    public static Vector<Integer> faces(Iterable<DieSize> dice, Seed seed) {
        RandomSource random = seed.random();
        Vector<Integer> faces = Vector.empty();
        for (DieSize die : dice) {
            faces = faces.append(1 + random.below(die.sides()));
        }
        return faces;
    }

    /** Creates a roll from the faces that the players rolled, one for each die, in the order of {@code dice}. */
    public static Either<RuleViolation, Roll> of(Iterable<DieSize> dice, Iterable<Integer> faces) {
        Vector<DieSize> sizes = Vector.ofAll(dice);
        Vector<Integer> shown = Vector.ofAll(faces);
        boolean fits = sizes.size() == shown.size()
                && sizes.zip(shown).forAll(pair -> pair._2 >= 1 && pair._2 <= pair._1.sides());
        return fits
                ? Either.right(resolve(sizes, shown))
                : Either.left(new DieViolation.FacesDoNotMatchPool(Pool.ofAll(sizes), shown));
    }

    private static Roll resolve(Vector<DieSize> dice, Vector<Integer> faces) {
        return new Roll(dice.zipWith(faces, RolledDie::new));
    }

    /** Returns the positions of the dice that show 1. */
    public Vector<Integer> opportunities() {
        return places().filter(place -> dice.get(place).isOpportunity());
    }

    /** Returns the positions of the dice that do not show 1. */
    public Vector<Integer> usable() {
        return places().reject(place -> dice.get(place).isOpportunity());
    }

    private Vector<Integer> places() {
        return Vector.range(0, dice.size());
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns size and face of each die, as in {@code 10:7 8:5}. */
    @Override
    public String toString() {
        return dice.mkString(" ");
    }
}
