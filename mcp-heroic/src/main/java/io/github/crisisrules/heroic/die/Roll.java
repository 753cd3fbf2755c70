package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Dice on the table. A die is named by its place, from 0. */
@Rule(ROLL)
public record Roll(Vector<RolledDie> dice) {
    /** Rolls each die of the pool, smallest first, with one draw of the seed. */
    public static Roll of(DicePool pool, Seed seed) {
        return resolve(pool.dice(), faces(pool.dice(), seed));
    }

    /** The faces the dice show, in the order given, with one draw of the seed each. */
    public static Vector<Integer> faces(Seq<DieSize> dice, Seed seed) {
        Draw draws = seed.draws();
        Vector<Integer> faces = Vector.empty();
        for (DieSize die : dice) {
            faces = faces.append(1 + draws.below(die.sides()));
        }
        return faces;
    }

    /** What people rolled: one face for each die, in the order of the pool. */
    public static Either<DieViolation, Roll> of(Seq<DieSize> dice, Seq<Integer> faces) {
        boolean fits = dice.size() == faces.size()
                && dice.zip(faces).forAll(pair -> pair._2 >= 1 && pair._2 <= pair._1.sides());
        return fits
                ? Either.right(resolve(Vector.ofAll(dice), Vector.ofAll(faces)))
                : Either.left(new DieViolation.FacesDoNotFit(DicePool.ofAll(dice), faces));
    }

    private static Roll resolve(Vector<DieSize> dice, Vector<Integer> faces) {
        return new Roll(dice.zipWith(faces, RolledDie::new));
    }

    /** The places of the dice that show 1. */
    public Vector<Integer> opportunities() {
        return places().filter(place -> dice.get(place).isOpportunity());
    }

    /** The places of the dice that can be used. */
    public Vector<Integer> usable() {
        return places().reject(place -> dice.get(place).isOpportunity());
    }

    private Vector<Integer> places() {
        return Vector.range(0, dice.size());
    }

    /** Size and face of each die: {@code 10:7 8:5}. */
    @Override
    public String toString() {
        return dice.mkString(" ");
    }
}
