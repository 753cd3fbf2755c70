package io.github.crisisrules.core.dice;

import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.function.ToLongFunction;

/**
 * What a player wants of a roll: which dice are rerolled and changed follows from it. A goal gives every tally of faces
 * a worth, and the player seeks the highest worth on average.
 */
public sealed interface RollGoal {
    /** What the dice as they lie in the end are worth. */
    long worth(FaceTally tally);

    /** The goal in words, such as {@code "at least 2 of wild"}. */
    String words();

    /** The sets of faces it counts; all it knows of a tally. */
    Vector<TreeSet<CrisisFace>> asks();

    /** At least this many dice that show any of these faces: as likely as possible. */
    static RollGoal atLeast(int dice, CrisisFace... faces) {
        return new AtLeast(dice, TreeSet.of(faces));
    }

    /** At least this many successes: as likely as possible. */
    static RollGoal atLeast(int dice, Successes successes) {
        return new AtLeast(dice, successes.faces());
    }

    /** As many dice as possible, on average, that show any of these faces. */
    static RollGoal most(CrisisFace... faces) {
        return new Most(TreeSet.of(faces));
    }

    /** As many successes as possible, on average. */
    static RollGoal most(Successes successes) {
        return new Most(successes.faces());
    }

    /**
     * Your own measure of worth, as high as possible on average. Its tally counts these faces only and holds 0 for the others;
     * where none is named it counts all. Fewer faces are faster.
     */
    static RollGoal custom(String words, ToLongFunction<FaceTally> worth, CrisisFace... faces) {
        return new Custom(words, faces.length == 0 ? TreeSet.of(CrisisFace.values()) : TreeSet.of(faces), worth);
    }

    /** Worth 1 if this many dice or more show any of these faces, else 0: its mean is the chance. */
    record AtLeast(int dice, TreeSet<CrisisFace> faces) implements RollGoal {
        /**
         * At least one die and one face.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public AtLeast {
            if (dice < 1 || faces.isEmpty()) {
                throw new IllegalArgumentException("a goal of at least " + dice + " dice of " + faces.size()
                        + " faces; one die and one face are the least");
            }
        }

        @Override
        public long worth(FaceTally tally) {
            return tally.count(faces) >= dice ? 1 : 0;
        }

        @Override
        public String words() {
            return "at least " + dice + " of " + CrisisFace.words(faces);
        }

        @Override
        public Vector<TreeSet<CrisisFace>> asks() {
            return Vector.of(faces);
        }
    }

    /** Worth the number of dice that show any of these faces. */
    record Most(TreeSet<CrisisFace> faces) implements RollGoal {
        /**
         * At least one face.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Most {
            if (faces.isEmpty()) {
                throw new IllegalArgumentException("a goal needs at least one face; none was given");
            }
        }

        @Override
        public long worth(FaceTally tally) {
            return tally.count(faces);
        }

        @Override
        public String words() {
            return "most of " + CrisisFace.words(faces);
        }

        @Override
        public Vector<TreeSet<CrisisFace>> asks() {
            return Vector.of(faces);
        }
    }

    /** Your own measure of worth, which counts each of these faces separately. */
    record Custom(String words, TreeSet<CrisisFace> faces, ToLongFunction<FaceTally> rating) implements RollGoal {
        @Override
        public long worth(FaceTally tally) {
            return rating.applyAsLong(Counting.only(faces, tally));
        }

        @Override
        public Vector<TreeSet<CrisisFace>> asks() {
            return Counting.each(faces);
        }
    }
}
