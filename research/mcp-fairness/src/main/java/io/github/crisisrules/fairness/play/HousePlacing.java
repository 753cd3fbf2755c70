package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.kernel.ChainKernel;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.Arrays;

/** Ranks players by the tiebreakers of a house event, each of which has an integer value. */
final class HousePlacing extends Placing {
    private final HouseBoard board;
    private final Tiebreaker[] chain;
    private final int headToHead;
    private final long[][] figures;

    HousePlacing(HouseBoard board, TiebreakChain chain) {
        super(board);
        this.board = board;
        this.chain = chain.order().toJavaArray(Tiebreaker[]::new);
        headToHead = chain.order().indexOf(Tiebreaker.HEAD_TO_HEAD);
        figures = new long[this.chain.length][board.players];
    }

    @Override
    public int[] rank() {
        for (int place = 0; place < chain.length; place++) {
            for (int p = 0; p < board.players; p++) {
                figures[place][p] = figure(chain[place], p);
            }
        }
        RandomTiebreak lots = lots();
        return unrankedLast(ChainKernel.rank(
                figures, headToHead, this::scoreGroup, (a, b) -> lots.compare(PlayerId.of(a + 1), PlayerId.of(b + 1))));
    }

    /** Returns the tiebreaker that decided between two players when they were last ranked. */
    @Override
    Tiebreaker deciding(int one, int other) {
        for (int place = 0; place < chain.length; place++) {
            if (figures[place][one] != figures[place][other]) {
                return chain[place];
            }
        }
        return Tiebreaker.RANDOM;
    }

    /** Sets the scores of all players of a group against the others in half points, if all of them have met. */
    private void scoreGroup(int[] tied, long[] scores) {
        int[] group =
                isWhole() ? tied : Arrays.stream(tied).filter(this::isRanked).toArray();
        if (haveAllMet(group)) {
            for (int player : group) {
                scores[player] = 0;
                for (int other : group) {
                    scores[player] += board.halves(player, other);
                }
            }
        }
    }

    private boolean haveAllMet(int[] group) {
        boolean all = group.length <= board.rounds + 1;
        for (int i = 1; i < group.length && all; i++) {
            for (int j = 0; j < i && all; j++) {
                all = board.meetings(group[i], group[j]) > 0;
            }
        }
        return all;
    }

    private long figure(Tiebreaker by, int player) {
        return switch (by) {
            case EVENT_POINTS -> board.points[player];
            case STRENGTH_OF_SCHEDULE -> strength(player);
            case VICTORY_POINTS -> board.vps[player];
            case WINS -> board.wins(player);
            case VP_DIFFERENCE -> board.difference[player];
            case MARGIN_OF_VICTORY -> board.margin[player];
            case OPPONENTS_WIN_SHARE -> opponentsWinShare(player);
            case BUCHHOLZ -> opponentsPoints(player, false);
            case SONNEBORN_BERGER -> opponentsPoints(player, true);
            // Known only within a tied group.
            case HEAD_TO_HEAD -> 0;
            case RANDOM -> throw new AssertionError("A chain does not contain the random tiebreaker.");
        };
    }

    /** Returns twice the sum of the opponents' points, weighted by the player's own score if {@code byScore}. */
    private long opponentsPoints(int player, boolean byScore) {
        long sum = 0;
        for (int i = player * board.rounds, end = i + board.metCount[player]; i < end; i++) {
            sum += (long) board.points[board.met[i]] * (byScore ? board.halves[i] : 2);
        }
        return sum;
    }

    /**
     * Returns the mean of the opponents' win shares times {@code 2 unit²}, an integer for the same reason as in
     * {@link #strength}.
     */
    private long opponentsWinShare(int player) {
        int count = board.metCount[player];
        long sum = 0;
        for (int i = player * board.rounds, end = i + count; i < end; i++) {
            int opponent = board.met[i];
            sum += level ? board.halves(opponent) : board.halves(opponent) * (unit / board.metCount[opponent]);
        }
        return count == 0 ? 0 : level ? sum : sum * (unit / count);
    }
}
