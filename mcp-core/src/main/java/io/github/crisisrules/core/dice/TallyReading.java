package io.github.crisisrules.core.dice;

import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Function;

/**
 * A function of a tally.
 *
 * @param faceSets the sets of faces that the function counts; it depends on nothing else
 * @param reading the function
 * @param order the order in which outcomes are listed, or none for the order in which they first occur
 */
record TallyReading<R>(
        Vector<TreeSet<CrisisFace>> faceSets, Function<FaceTally, R> reading, Option<Comparator<R>> order) {
    /** Returns the number of dice that show any of the given faces. */
    static TallyReading<Integer> of(TreeSet<CrisisFace> faces) {
        return new TallyReading<>(Vector.of(faces), tally -> tally.count(faces), Option.of(Integer::compare));
    }

    /**
     * Returns a function of the counts of the given faces; the other counts are 0. Outcomes are listed in the order
     * in which they first occur, fewer dice first.
     */
    static <R> TallyReading<R> of(TreeSet<CrisisFace> faces, Function<FaceTally, R> reading) {
        return new TallyReading<>(each(faces), tally -> reading.apply(only(faces, tally)), Option.none());
    }

    /** Returns the worth of a tally for a goal. */
    static TallyReading<Long> of(RollGoal goal) {
        return new TallyReading<>(goal.faceSets(), goal::worth, Option.of(Long::compare));
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
