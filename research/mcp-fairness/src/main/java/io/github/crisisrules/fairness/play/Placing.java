package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.StandingsKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Ranks a {@link Scoreboard} by the library's standings kernel: points, exact Strength of Schedule, VPs, lot.
 *
 * <p>Lots are hashes of the event's seed and the player's number. Few of them are ever needed, so the kernel ranks
 * without them, and players that it finds tied in everything else are then sorted by lot.
 */
public class Placing {
    private final Scoreboard board;
    private final boolean[] tied;
    final long unit;
    /**
     * True if all players play the same number of rounds and opponents, as in a round robin, so that sums of points
     * need no common denominator.
     */
    final boolean level;

    private Seed desk = new Seed(0, 0);
    private @Nullable RandomTiebreak lots;
    /** The players who have a rank; empty if all of them do. */
    private boolean[] ranked = {};

    Placing(Scoreboard board) {
        this.board = board;
        tied = new boolean[board.players];
        long lcm = 1;
        for (int i = 2; i <= board.rounds && board.rounds <= EventPlan.MAX_ROUNDS; i++) {
            lcm = lcm / gcd(lcm, i) * i;
        }
        unit = lcm;
        level = board.rounds > EventPlan.MAX_ROUNDS;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    void begin(Seed desk) {
        this.desk = desk;
        lots = null;
    }

    /** Continues with lots that are drawn already; players without a rank are placed last. */
    void begin(RandomTiebreak drawn, boolean[] ranked) {
        lots = drawn;
        this.ranked = ranked;
    }

    /** Continues with the lots of the next stage. */
    final void changeLots(RandomTiebreak drawn) {
        lots = drawn;
    }

    /** Returns the lots, which are drawn when they are first needed. */
    final RandomTiebreak lots() {
        RandomTiebreak drawn = lots;
        if (drawn == null) {
            drawn = RandomTiebreak.of(desk, 1);
            lots = drawn;
        }
        return drawn;
    }

    /** Returns whether all players have a rank. */
    final boolean isWhole() {
        return ranked.length == 0;
    }

    final boolean isRanked(int player) {
        return isWhole() || ranked[player];
    }

    /** Returns all players, best first. */
    public int[] rank() {
        Meetings opponents = board.meetings();
        int[] order = StandingsKernel.rank(board.points, board.played(), opponents, board.vps, tied);
        for (int from = 0; from < order.length; from++) {
            if (tied[from]) {
                int to = from + 2;
                while (tied[to - 1]) {
                    to++;
                }
                breakTiesRandomly(order, from, to, lots());
                from = to - 1;
            }
        }
        return unrankedLast(order);
    }

    final int[] unrankedLast(int[] order) {
        if (isWhole()) {
            return order;
        }
        int[] sorted = new int[order.length];
        int at = 0;
        for (int last = 0; last < 2; last++) {
            for (int player : order) {
                if (ranked[player] == (last == 0)) {
                    sorted[at++] = player;
                }
            }
        }
        return sorted;
    }

    /** Returns the tiebreaker that decides between two players. */
    Tiebreaker deciding(int one, int other) {
        if (board.points[one] != board.points[other]) {
            return Tiebreaker.EVENT_POINTS;
        }
        if (strength(one) != strength(other)) {
            return Tiebreaker.STRENGTH_OF_SCHEDULE;
        }
        return board.vps[one] != board.vps[other] ? Tiebreaker.VICTORY_POINTS : Tiebreaker.RANDOM;
    }

    /**
     * Returns the Strength of Schedule times {@code unit²}. This is an integer: with at most
     * {@link EventPlan#MAX_ROUNDS} rounds every number of rounds or opponents divides {@code unit}, the least
     * common multiple of 1 to {@code rounds}, and the product is below 2^63.
     */
    long strength(int player) {
        int count = board.metCount[player];
        long sum = 0;
        for (int i = player * board.rounds, end = i + count; i < end; i++) {
            int opponent = board.met[i];
            sum += level ? board.points[opponent] : board.points[opponent] * (unit / board.played(opponent));
        }
        return count == 0 ? 0 : level ? sum : sum * (unit / count);
    }

    private static void breakTiesRandomly(int[] order, int from, int to, RandomTiebreak lots) {
        PlayerId[] sharers = new PlayerId[to - from];
        for (int i = from; i < to; i++) {
            sharers[i - from] = PlayerId.of(order[i] + 1);
        }
        Arrays.sort(sharers, lots);
        for (int i = from; i < to; i++) {
            order[i] = sharers[i - from].number() - 1;
        }
    }
}
