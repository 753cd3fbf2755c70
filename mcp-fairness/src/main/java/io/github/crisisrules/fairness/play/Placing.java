package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.TieLots;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.Arrays;

/**
 * Ranks a {@link Scoreboard} by the library's standings kernel: points, exact Strength of Schedule, VPs, lot.
 *
 * <p>Lots are hashes of the event's seed and the player's number. Few of them are ever needed, so the kernel ranks with the players' numbers in
 * place of lots, and those whom it found equal in everything else are then put in the order of their lots.
 */
final class Placing {
    private final Scoreboard board;
    private final int[] noLots;
    private long[] strength = new long[0];
    private TieLots lots = TieLots.of(new Seed(0, 0), 1);

    Placing(Scoreboard board) {
        this.board = board;
        noLots = new int[board.players];
        Arrays.setAll(noLots, p -> p);
    }

    void begin(Seed desk) {
        lots = TieLots.of(desk, 1);
    }

    /** Everybody, best first. */
    int[] rank() {
        Meetings opponents = opponents();
        strength = StandingsKernel.scaledStrengths(board.points, board.played, opponents);
        int[] order = StandingsKernel.rank(board.points, board.played, opponents, board.vps, noLots);
        for (int from = 0; from < order.length; ) {
            int to = from + 1;
            while (to < order.length && deciding(order[from], order[to]) == Tiebreaker.RANDOM) {
                to++;
            }
            if (to - from > 1) {
                draw(order, from, to);
            }
            from = to;
        }
        return order;
    }

    /** What ranks two players apart, after {@link #rank}. */
    Tiebreaker deciding(int one, int other) {
        if (board.points[one] != board.points[other]) {
            return Tiebreaker.EVENT_POINTS;
        }
        if (strength[one] != strength[other]) {
            return Tiebreaker.STRENGTH_OF_SCHEDULE;
        }
        return board.vps[one] != board.vps[other] ? Tiebreaker.VICTORY_POINTS : Tiebreaker.RANDOM;
    }

    private void draw(int[] order, int from, int to) {
        PlayerId[] tied = new PlayerId[to - from];
        for (int i = from; i < to; i++) {
            tied[i - from] = PlayerId.of(order[i] + 1);
        }
        Arrays.sort(tied, lots);
        for (int i = from; i < to; i++) {
            order[i] = tied[i - from].number() - 1;
        }
    }

    private Meetings opponents() {
        int n = board.players;
        int[] start = new int[n + 1];
        for (int p = 0; p < n; p++) {
            start[p + 1] = start[p] + board.metCount[p];
        }
        int[] others = new int[start[n]];
        for (int p = 0; p < n; p++) {
            System.arraycopy(board.met, p * board.rounds, others, start[p], board.metCount[p]);
        }
        return Meetings.flat(start, others);
    }
}
