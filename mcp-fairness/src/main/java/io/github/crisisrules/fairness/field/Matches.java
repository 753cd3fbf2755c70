package io.github.crisisrules.fairness.field;

/** Who beats whom in one field, players by their numbers from 0. */
public interface Matches {
    /** The chance that the first player wins if {@code drawn} is false, that the match is drawn if it is true. */
    double chance(int one, int other, boolean drawn);

    /**
     * The chances of many matches at once, which may be told faster than one by one: those of {@code one[i]} against {@code other[i]} go to {@code
     * win[i]} and {@code drawn[i]}, for every {@code i} below {@code count}.
     */
    default void chances(int count, int[] one, int[] other, double[] win, double[] drawn) {
        for (int i = 0; i < count; i++) {
            win[i] = chance(one[i], other[i], false);
            drawn[i] = chance(one[i], other[i], true);
        }
    }

    /**
     * Whether the stronger of two always has the better chances against everybody. Where it is not so, as with match-ups, the best player is the one
     * with the best average chance against the field.
     */
    default boolean isByStrength() {
        return false;
    }

    /** The matches of a model in a field; those of a caller's model are checked, match by match. */
    static Matches of(MatchModel model, Field field) {
        Matches matches = model.in(field);
        return model instanceof MatchModel.Known ? matches : new CheckedMatches(model.words(), field, matches);
    }
}
