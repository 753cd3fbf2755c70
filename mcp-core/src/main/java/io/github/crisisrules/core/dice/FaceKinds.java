package io.github.crisisrules.core.dice;

import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/**
 * A partition of the faces into kinds that need not be distinguished, which keeps the number of tallies small.
 * Faces that no caller asks about have no kind and are not counted. A kind is represented by its first face.
 */
final class FaceKinds {
    private static final CrisisFace[] FACES = CrisisFace.values();
    private static final int NONE = -1;

    private final int[] kindOf;
    private final CrisisFace[] first;
    // Indexed by kind plus one; the first entry is for faces of no kind.
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

    /**
     * Creates a partition in which faces have the same kind if they are in the same sets. Faces in no set are not
     * counted.
     */
    static FaceKinds apart(Seq<TreeSet<CrisisFace>> sets) {
        return new FaceKinds(
                Vector.of(FACES)
                        .map(face ->
                                sets.map(set -> set.contains(face) ? 1 : NONE).toVector()),
                Vector.fill(sets.size(), NONE));
    }

    /**
     * Returns the common refinement of two partitions: faces have the same kind if they do in both. Faces that
     * neither partition counts are not counted.
     */
    FaceKinds and(FaceKinds other) {
        return new FaceKinds(Vector.of(FACES).map(face -> Vector.of(of(face), other.of(face))), Vector.of(NONE, NONE));
    }

    /** Returns a copy in which the faces that are not counted form one more kind. */
    FaceKinds counted() {
        return and(apart(Vector.of(TreeSet.of(FACES))));
    }

    /**
     * Returns a refinement in which the faces of a kind are also consecutive in each of the given orders, as far as
     * these contain them.
     */
    FaceKinds inRuns(Vector<Vector<CrisisFace>> orders) {
        FaceKinds kinds = this;
        FaceKinds finer = orders.foldLeft(kinds, FaceKinds::inRunsOf);
        // A kind that one order has split may no longer be consecutive in another.
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

    /** Returns the kind of a face, negative if it is not counted. */
    int of(CrisisFace face) {
        return kindOf[face.place()];
    }

    /** Returns the face that represents the kind of the given face, or the face itself if it is not counted. */
    CrisisFace standIn(CrisisFace face) {
        return of(face) == NONE ? face : first[of(face)];
    }

    /** Returns the tally as counts by kind. */
    int[] counts(FaceTally tally) {
        int[] counts = new int[count()];
        for (CrisisFace face : FACES) {
            if (of(face) != NONE) {
                counts[of(face)] += tally.count(face);
            }
        }
        return counts;
    }

    /** Returns the counts as a tally, with the dice of each kind on its first face. */
    FaceTally tally(int[] counts) {
        int[] faces = new int[FACES.length];
        for (int kind = 0; kind < counts.length; kind++) {
            faces[first[kind].place()] = counts[kind];
        }
        return FaceTally.of(faces);
    }

    /**
     * Returns the number of sides of the die that show a face of the given kind. A negative kind stands for the
     * faces that are not counted.
     */
    int sides(int kind) {
        return sides[kind + 1];
    }

    /** Returns the kind in {@code coarse}, a coarser partition, for each of these kinds. */
    int[] into(FaceKinds coarse) {
        int[] kinds = new int[count()];
        for (int kind = 0; kind < kinds.length; kind++) {
            kinds[kind] = coarse.of(first[kind]);
        }
        return kinds;
    }

    /** Converts counts of these kinds to counts of coarser ones. */
    static void project(int[] counts, int[] into, int[] coarse) {
        java.util.Arrays.fill(coarse, 0);
        for (int kind = 0; kind < counts.length; kind++) {
            if (into[kind] != NONE) {
                coarse[into[kind]] += counts[kind];
            }
        }
    }
}
