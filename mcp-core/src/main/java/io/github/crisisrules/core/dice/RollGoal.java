package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.util.function.ToLongFunction;

/**
 * The goal of a player for a roll, which decides which dice are rerolled and changed. A goal assigns a worth to
 * every tally of faces, and the player seeks the highest mean worth.
 */
public sealed interface RollGoal extends Describable {
    /** Returns the worth of the final dice. */
    long worth(FaceTally tally);

    /** Returns the description of the goal, such as {@code "at least 2 dice showing wild"}. */
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the sets of faces that it counts; the worth depends on nothing else. */
    Vector<TreeSet<CrisisFace>> faceSets();

    /** Creates a goal to maximize the probability of at least {@code dice} dice with any of the given faces. */
    static RollGoal atLeast(int dice, CrisisFace... faces) {
        return new AtLeast(dice, TreeSet.of(faces));
    }

    /** Creates a goal to maximize the probability of at least {@code dice} successes. */
    static RollGoal atLeast(int dice, Successes successes) {
        return new AtLeast(dice, successes.faces());
    }

    /** Creates a goal to maximize the mean number of dice with any of the given faces. */
    static RollGoal most(CrisisFace... faces) {
        return new Most(TreeSet.of(faces));
    }

    /** Creates a goal to maximize the mean number of successes. */
    static RollGoal most(Successes successes) {
        return new Most(successes.faces());
    }

    /**
     * Creates a goal to maximize the mean of your own measure of worth. The tally passed to {@code worth} counts
     * the given faces only and holds 0 for the others; without {@code faces} it counts all. Fewer faces are faster.
     */
    static RollGoal custom(String description, ToLongFunction<FaceTally> worth, CrisisFace... faces) {
        return new Custom(description, faces.length == 0 ? TreeSet.of(CrisisFace.values()) : TreeSet.of(faces), worth);
    }

    /**
     * A goal that is worth 1 if at least {@code dice} dice show any of the faces, and 0 otherwise. Its mean is the
     * probability.
     */
    record AtLeast(int dice, TreeSet<CrisisFace> faces) implements RollGoal {
        /**
         * Validates the numbers.
         *
         * @throws IllegalArgumentException if {@code dice} is less than 1 or {@code faces} is empty
         */
        public AtLeast {
            if (dice < 1 || faces.isEmpty()) {
                throw new IllegalArgumentException("A goal of at least " + dice + " dice of " + faces.size()
                        + " faces is impossible. Use at least 1 die and 1 face.");
            }
        }

        @Override
        public long worth(FaceTally tally) {
            return tally.count(faces) >= dice ? 1 : 0;
        }

        @Override
        public Vector<TreeSet<CrisisFace>> faceSets() {
            return Vector.of(faces);
        }
    }

    /** A goal that is worth the number of dice that show any of the faces. */
    record Most(TreeSet<CrisisFace> faces) implements RollGoal {
        /**
         * Validates the faces.
         *
         * @throws IllegalArgumentException if {@code faces} is empty
         */
        public Most {
            if (faces.isEmpty()) {
                throw new IllegalArgumentException("A goal needs at least one face. Add one.");
            }
        }

        @Override
        public long worth(FaceTally tally) {
            return tally.count(faces);
        }

        @Override
        public Vector<TreeSet<CrisisFace>> faceSets() {
            return Vector.of(faces);
        }
    }

    /** A goal with your own measure of worth, which sees the separate counts of these faces. */
    record Custom(String description, TreeSet<CrisisFace> faces, ToLongFunction<FaceTally> rating) implements RollGoal {
        @Override
        public long worth(FaceTally tally) {
            return rating.applyAsLong(TallyReading.only(faces, tally));
        }

        @Override
        public String describe(Wording wording) {
            return description;
        }

        @Override
        public Vector<TreeSet<CrisisFace>> faceSets() {
            return TallyReading.each(faces);
        }
    }
}
