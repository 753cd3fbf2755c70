package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.match.PointScale;

/**
 * Checks whether two players who meet in the last Swiss round can draw without risk: if they draw, both make
 * the cut, whatever happens at the other tables. Ties count against them, so that no tiebreaker is relied on.
 */
final class SafeDraw {
    private final PointScale scale;
    private final int[] points;
    private final int[] pairs;
    private final int bye;
    private final int cut;

    SafeDraw(Scoreboard board, int[] pairs, int bye, int cut) {
        // The points before the round, since the scoreboard changes while it is played.
        points = board.points.clone();
        scale = board.scale;
        this.pairs = pairs;
        this.bye = bye;
        this.cut = cut;
    }

    boolean isSafe(int table) {
        int one = pairs[2 * table];
        int other = pairs[2 * table + 1];
        return isIn(table, one, other) && isIn(table, other, one);
    }

    /**
     * Returns whether a draw takes {@code player} into the cut: fewer other players than the size of the cut can
     * end with at least as many points.
     */
    private boolean isIn(int table, int player, int opponent) {
        int needed = points[player] + scale.draw();
        int others = points[opponent] + scale.draw() >= needed ? 1 : 0;
        others += bye >= 0 && points[bye] + scale.bye() >= needed ? 1 : 0;
        for (int i = 0; i < pairs.length / 2 && others < cut; i++) {
            if (i != table) {
                others += mostWith(needed, points[pairs[2 * i]], points[pairs[2 * i + 1]]);
            }
        }
        return others < cut;
    }

    /**
     * Returns the maximum number of two opponents who can end with at least {@code needed} points, over all results
     * of their match.
     */
    private int mostWith(int needed, int one, int other) {
        int drawn = (one + scale.draw() >= needed ? 1 : 0) + (other + scale.draw() >= needed ? 1 : 0);
        int firstWins = (one + scale.win() >= needed ? 1 : 0) + (other + scale.loss() >= needed ? 1 : 0);
        int secondWins = (one + scale.loss() >= needed ? 1 : 0) + (other + scale.win() >= needed ? 1 : 0);
        return Math.max(drawn, Math.max(firstWins, secondWins));
    }
}
