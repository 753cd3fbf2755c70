package io.github.crisisrules.core.dice;

import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Function;

/**
 * Something read off a tally.
 *
 * @param asks the sets of faces that it counts; all it knows of the tally
 * @param reading what it makes of the tally
 * @param order in which outcomes are listed; as they first come up if none
 */
record Counting<R>(Vector<TreeSet<CrisisFace>> asks, Function<FaceTally, R> reading, Option<Comparator<R>> order) {
    /** How many dice show any of these faces. */
    static Counting<Integer> of(TreeSet<CrisisFace> faces) {
        return new Counting<>(Vector.of(faces), tally -> tally.count(faces), Option.of(Integer::compare));
    }

    /** A reading of these faces, each apart; the others are 0. Outcomes are listed as they first come up, few dice first. */
    static <R> Counting<R> of(TreeSet<CrisisFace> faces, Function<FaceTally, R> reading) {
        return new Counting<>(each(faces), tally -> reading.apply(only(faces, tally)), Option.none());
    }

    /** What a goal gives. */
    static Counting<Long> of(RollGoal goal) {
        return new Counting<>(goal.asks(), goal::worth, Option.of(Long::compare));
    }

    static Vector<TreeSet<CrisisFace>> each(Set<CrisisFace> faces) {
        return faces.toVector().map(face -> TreeSet.of(face));
    }

    static FaceTally only(Set<CrisisFace> faces, FaceTally tally) {
        int[] counts = new int[6];
        for (CrisisFace face : faces) {
            counts[face.place()] = tally.count(face);
        }
        return FaceTally.of(counts);
    }
}
