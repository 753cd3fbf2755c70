package io.github.crisisrules.fairness.assumption;

/** The chances of all matches between the players of one event, who are numbered from 0. */
public interface Matches {
    /** Returns the chance that the first player wins or, if {@code drawn} is true, that the match is drawn. */
    double chance(int one, int other, boolean drawn);

    /**
     * Computes the chances of many matches at once, which can be faster than one at a time. For every {@code i}
     * below {@code count}, the chances of {@code one[i]} against {@code other[i]} are stored in {@code win[i]} and
     * {@code drawn[i]}.
     */
    default void chances(int count, int[] one, int[] other, double[] win, double[] drawn) {
        for (int i = 0; i < count; i++) {
            win[i] = chance(one[i], other[i], false);
            drawn[i] = chance(one[i], other[i], true);
        }
    }

    /**
     * Returns whether the stronger of two players always has the better chances against every opponent. If not, as
     * with match-ups of factions, the best player is the one with the best average chance against all players.
     */
    default boolean isByStrength() {
        return false;
    }

    /**
     * Returns the matches of a model between the given players. The chances of a model that is not built in are
     * checked for every match.
     */
    static Matches of(MatchModel model, PlayerPool pool) {
        Matches matches = model.in(pool);
        return model instanceof MatchModel.Known ? matches : new CheckedMatches(model.id(), pool, matches);
    }
}
