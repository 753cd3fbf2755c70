package io.github.crisisrules.core.dice;

import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/**
 * The faces put into kinds that need not be told apart, so that there are few tallies. Faces that nobody asks about are
 * of no kind at all and are not counted. A kind goes by its first face.
 */
final class FaceKinds {
    private static final CrisisFace[] FACES = CrisisFace.values();
    private static final int NONE = -1;

    private final int[] kindOf;
    private final CrisisFace[] first;
    // By kind plus one: first those of no kind.
    private final int[] sides;

    private FaceKinds(Vector<Vector<Integer>> marks, Vector<Integer> none) {
        this.kindOf = new int[FACES.length];
        this.first = new CrisisFace[marks.distinct().remove(none).size()];
        int kinds = 0;
        for (int face = 0; face < FACES.length; face++) {
            int earlier = marks.indexOf(marks.get(face));
            if (marks.get(face).equals(none)) {
                kindOf[face] = NONE;
            } else if (earlier < face) {
                kindOf[face] = kindOf[earlier];
            } else {
                first[kinds] = FACES[face];
                kindOf[face] = kinds++;
            }
        }
        this.sides = new int[kinds + 1];
        for (CrisisFace face : FACES) {
            sides[of(face) + 1] += face.faces();
        }
    }

    /** Faces are of one kind if the same sets hold them; those in no set are not counted. */
    static FaceKinds apart(Seq<TreeSet<CrisisFace>> sets) {
        return new FaceKinds(
                Vector.of(FACES)
                        .map(face ->
                                sets.map(set -> set.contains(face) ? 1 : NONE).toVector()),
                Vector.fill(sets.size(), NONE));
    }

    /** Faces are of one kind if they are of one kind in both; those that neither counts are not counted. */
    FaceKinds and(FaceKinds other) {
        return new FaceKinds(Vector.of(FACES).map(face -> Vector.of(of(face), other.of(face))), Vector.of(NONE, NONE));
    }

    /** The same with the faces that are not counted as one more kind. */
    FaceKinds counted() {
        return and(apart(Vector.of(TreeSet.of(FACES))));
    }

    /** Faces of one kind also follow each other in each of these orders, as far as those name them. */
    FaceKinds inRuns(Vector<Vector<CrisisFace>> orders) {
        FaceKinds kinds = this;
        FaceKinds finer = orders.foldLeft(kinds, FaceKinds::inRunsOf);
        // A kind that one order parted may no longer follow itself in another.
        while (finer.count() > kinds.count()) {
            kinds = finer;
            finer = orders.foldLeft(kinds, FaceKinds::inRunsOf);
        }
        return kinds;
    }

    private FaceKinds inRunsOf(Vector<CrisisFace> order) {
        int[] run = new int[FACES.length];
        for (int i = 0; i < order.size(); i++) {
            boolean same = i > 0 && of(order.get(i)) == of(order.get(i - 1));
            run[order.get(i).place()] = same ? run[order.get(i - 1).place()] : i + 1;
        }
        return new FaceKinds(
                Vector.of(FACES).map(face -> Vector.of(of(face), of(face) == NONE ? NONE : run[face.place()])),
                Vector.of(NONE, NONE));
    }

    int count() {
        return first.length;
    }

    /** The kind of a face, below zero if it is not counted. */
    int of(CrisisFace face) {
        return kindOf[face.place()];
    }

    /** The face by which the kind of this one goes; itself if it is not counted. */
    CrisisFace standIn(CrisisFace face) {
        return of(face) == NONE ? face : first[of(face)];
    }

    /** The tally as counts of kinds. */
    int[] counts(FaceTally tally) {
        int[] counts = new int[count()];
        for (CrisisFace face : FACES) {
            if (of(face) != NONE) {
                counts[of(face)] += tally.count(face);
            }
        }
        return counts;
    }

    /** The counts as a tally, the dice of each kind on its first face. */
    FaceTally tally(int[] counts) {
        int[] faces = new int[FACES.length];
        for (int kind = 0; kind < counts.length; kind++) {
            faces[first[kind].place()] = counts[kind];
        }
        return FaceTally.of(faces);
    }

    /** On how many sides of the die a face of this kind is printed; below zero asks for those not counted. */
    int sides(int kind) {
        return sides[kind + 1];
    }

    /** For counts of these kinds the kinds of {@code coarse}, which tells fewer apart. */
    int[] into(FaceKinds coarse) {
        int[] kinds = new int[count()];
        for (int kind = 0; kind < kinds.length; kind++) {
            kinds[kind] = coarse.of(first[kind]);
        }
        return kinds;
    }

    /** Counts of these kinds as counts of coarser ones. */
    static void project(int[] counts, int[] into, int[] coarse) {
        java.util.Arrays.fill(coarse, 0);
        for (int kind = 0; kind < counts.length; kind++) {
            if (into[kind] != NONE) {
                coarse[into[kind]] += counts[kind];
            }
        }
    }
}
