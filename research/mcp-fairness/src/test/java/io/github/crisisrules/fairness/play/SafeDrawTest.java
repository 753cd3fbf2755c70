package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.tournament.edition.Editions;
import org.junit.jupiter.api.Test;

class SafeDrawTest {
    private static final int NO_PLAYER = -1;

    /** Before the last round: two have 6 points, four 3 and two none; a draw brings the leaders to 7, and no other player can have more than 6. */
    private static Scoreboard board() {
        Scoreboard board = new Scoreboard(8, 3, Editions.CHALLENGER.scoring());
        int[] points = {3, 3, 6, 6, 3, 3, 0, 0};
        System.arraycopy(points, 0, board.points, 0, points.length);
        return board;
    }

    private static final int[] PAIRS = {0, 1, 2, 3, 4, 5, 6, 7};

    @Test
    void theLeadersMayDrawAndNoOtherPlayer() {
        SafeDraw safe = new SafeDraw(board(), PAIRS, NO_PLAYER, 2);
        assertThat(safe.isSafe(0)).isFalse();
        assertThat(safe.isSafe(1)).isTrue();
        assertThat(safe.isSafe(2)).isFalse();
    }

    @Test
    void resultsAtEarlierTablesDoNotMatter() {
        Scoreboard board = board();
        SafeDraw safe = new SafeDraw(board, PAIRS, NO_PLAYER, 2);
        board.won(0, 16, 1, 4);
        assertThat(safe.isSafe(1)).isTrue();
    }
}
