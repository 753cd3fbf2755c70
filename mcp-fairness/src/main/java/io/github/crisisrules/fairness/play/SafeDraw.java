package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.match.PointScale;

/**
 * Whether two who meet in the last Swiss round lose nothing by a draw: with its points both are in the cut whatever happens at the other tables. Ties
 * are counted against them, so nobody trusts a tiebreaker.
 */
final class SafeDraw {
    private static final PointScale SCALE = PointScale.OFFICIAL;

    private final int[] points;
    private final int[] pairs;
    private final int bye;
    private final int cut;

    SafeDraw(Scoreboard board, int[] pairs, int bye, int cut) {
        // As they were before the round: the board goes on counting while it is played.
        points = board.points.clone();
        this.pairs = pairs;
        this.bye = bye;
        this.cut = cut;
    }

    boolean isSafe(int table) {
        int one = pairs[2 * table];
        int other = pairs[2 * table + 1];
        return isIn(table, one, other) && isIn(table, other, one);
    }

    /** Whether a draw brings the first in: at most this many others have as many points at the end as the cut leaves room for. */
    private boolean isIn(int table, int player, int opponent) {
        int needed = points[player] + SCALE.draw();
        int others = points[opponent] + SCALE.draw() >= needed ? 1 : 0;
        others += bye >= 0 && points[bye] + SCALE.win() >= needed ? 1 : 0;
        for (int i = 0; i < pairs.length / 2 && others < cut; i++) {
            if (i != table) {
                others += mostWith(needed, points[pairs[2 * i]], points[pairs[2 * i + 1]]);
            }
        }
        return others < cut;
    }

    /** How many of two opponents can end with this many points, at most: a win for one, or a draw. */
    private static int mostWith(int needed, int one, int other) {
        int drawn = (one + SCALE.draw() >= needed ? 1 : 0) + (other + SCALE.draw() >= needed ? 1 : 0);
        int firstWins = (one + SCALE.win() >= needed ? 1 : 0) + (other + SCALE.loss() >= needed ? 1 : 0);
        int secondWins = (one + SCALE.loss() >= needed ? 1 : 0) + (other + SCALE.win() >= needed ? 1 : 0);
        return Math.max(drawn, Math.max(firstWins, secondWins));
    }
}
