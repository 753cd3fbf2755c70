package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.match.Scoring;
import java.util.Arrays;

/**
 * A scoreboard that also counts what house tiebreakers need. They consider only matches, not byes or missed rounds.
 *
 * <p>Layout: {@code halves} runs parallel to {@code met} and holds the player's score in the match: 2 for a win, 1
 * for a draw, 0 for a loss.
 */
final class HouseBoard extends Scoreboard {
    private final int marginCap;
    final byte[] halves;
    final int[] difference;
    final int[] margin;

    HouseBoard(int players, int rounds, Scoring scoring, int marginCap) {
        super(players, rounds, scoring);
        this.marginCap = marginCap;
        halves = new byte[players * rounds];
        difference = new int[players];
        margin = new int[players];
    }

    @Override
    void clear() {
        super.clear();
        Arrays.fill(difference, 0);
        Arrays.fill(margin, 0);
    }

    @Override
    void won(int winner, int winnerVps, int loser, int loserVps) {
        super.won(winner, winnerVps, loser, loserVps);
        had(winner, 2);
        had(loser, 0);
        int more = winnerVps - loserVps;
        difference[winner] += more;
        difference[loser] -= more;
        margin[winner] += Math.max(0, Math.min(marginCap, more));
    }

    @Override
    void drew(int one, int oneVps, int other, int otherVps) {
        super.drew(one, oneVps, other, otherVps);
        had(one, 1);
        had(other, 1);
        difference[one] += oneVps - otherVps;
        difference[other] += otherVps - oneVps;
    }

    @Override
    void copy(Scoreboard from) {
        super.copy(from);
        HouseBoard house = (HouseBoard) from;
        System.arraycopy(house.halves, 0, halves, 0, halves.length);
        System.arraycopy(house.difference, 0, difference, 0, players);
        System.arraycopy(house.margin, 0, margin, 0, players);
    }

    private void had(int player, int half) {
        halves[player * rounds + metCount[player] - 1] = (byte) half;
    }

    int wins(int player) {
        int wins = 0;
        for (int i = player * rounds, end = i + metCount[player]; i < end; i++) {
            wins += halves[i] / 2;
        }
        return wins;
    }

    /** Returns the score of a player in half points. */
    int halves(int player) {
        int sum = 0;
        for (int i = player * rounds, end = i + metCount[player]; i < end; i++) {
            sum += halves[i];
        }
        return sum;
    }

    /** Returns the score of a player against one opponent in half points, over all their matches. */
    int halves(int player, int opponent) {
        int sum = 0;
        for (int i = player * rounds, end = i + metCount[player]; i < end; i++) {
            sum += met[i] == opponent ? halves[i] : 0;
        }
        return sum;
    }
}
