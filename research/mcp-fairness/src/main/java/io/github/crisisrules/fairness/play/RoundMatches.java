package io.github.crisisrules.fairness.play;

/** Workspace for the matches of one round: the players, the initial state of their luck, and their chances. */
final class RoundMatches {
    final int[] one;
    final int[] other;
    final long[] luck;
    final double[] win;
    final double[] drawn;

    RoundMatches(int players) {
        int most = players / 2;
        one = new int[most];
        other = new int[most];
        luck = new long[most];
        win = new double[most];
        drawn = new double[most];
    }
}
