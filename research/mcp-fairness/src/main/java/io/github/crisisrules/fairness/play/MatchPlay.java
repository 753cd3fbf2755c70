package io.github.crisisrules.fairness.play;

import io.github.crisisrules.fairness.assumption.MatchChance;
import io.github.crisisrules.fairness.assumption.Matches;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.PointScale;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Plays the matches of one event of any kind and records them on its sheet. */
final class MatchPlay {
    private final VictoryPoints victoryPoints;
    private final Matches chances;
    private final MatchChance luck;
    private final Scoreboard board;
    private final PointScale scale;
    private final int players;
    final PlayedEvent sheet;

    MatchPlay(EventSample sample, VictoryPoints victoryPoints, PlayedEvent sheet) {
        this.victoryPoints = victoryPoints;
        this.sheet = sheet;
        chances = sample.chances();
        luck = new MatchChance(sample.matches());
        board = sheet.board;
        scale = board.scale;
        players = sheet.players();
    }

    /** Marks all players as absent from a round. */
    void clear(int round) {
        int offset = (round - 1) * players;
        Arrays.fill(sheet.opponents, offset, offset + players, PlayedEvent.ABSENT);
        Arrays.fill(sheet.gained, offset, offset + players, 0);
    }

    /**
     * Plays a round of matches that may be drawn.
     *
     * <p>Each step is done for all matches before the next: meetings, then chances, then results. No match depends
     * on another, so the processor can work on several at once.
     *
     * @param pairs the players; each two consecutive entries are a pair
     */
    void round(int round, int[] pairs) {
        RoundMatches all = sheet.round;
        int count = pairs.length / 2;
        for (int i = 0; i < count; i++) {
            int one = Math.min(pairs[2 * i], pairs[2 * i + 1]);
            int other = Math.max(pairs[2 * i], pairs[2 * i + 1]);
            all.one[i] = one;
            all.other[i] = other;
            all.luck[i] = meet(round, one, other);
        }
        chances.chances(count, all.one, all.other, all.win, all.drawn);
        for (int i = 0; i < count; i++) {
            luck.turnTo(all.luck[i]);
            int result = outcome(all.win[i], all.drawn[i]);
            score(round, all.one[i], all.other[i], result, all.win[i], all.drawn[i]);
        }
    }

    /** Plays a match that may be drawn. */
    void match(int round, int a, int b) {
        decide(round, Math.min(a, b), Math.max(a, b), 0);
    }

    /**
     * Plays a match that must have a winner, and returns the winner. If the match would be drawn, {@code high}
     * wins.
     */
    int winner(int round, int high, int low) {
        int result = decide(round, Math.min(high, low), Math.max(high, low), high < low ? 1 : -1);
        return result > 0 ? Math.min(high, low) : Math.max(high, low);
    }

    /** Plays a match and returns its result; a draw ends with the result {@code drawEnds}. */
    private int decide(int round, int one, int other, int drawEnds) {
        luck.turnTo(meet(round, one, other));
        double win = chances.chance(one, other, false);
        double tie = chances.chance(one, other, true);
        int drawn = outcome(win, tie);
        int result = drawn == 0 ? drawEnds : drawn;
        score(round, one, other, result, win, tie);
        return result;
    }

    /**
     * Records a match.
     *
     * @param result 1 if the first player has won, 0 for a draw, -1 if the second has won
     */
    private void score(int round, int one, int other, int result, double win, double tie) {
        if (result == 0) {
            drew(round, one, other);
            return;
        }
        // All bits are set if the first player has won. The winner is selected without a branch, which would be
        // unpredictable.
        int first = ~(result >> 31);
        int winner = other ^ ((one ^ other) & first);
        int loser = one ^ other ^ winner;
        double p = tie < 1 ? win / (1 - tie) : 0.5;
        board.won(winner, victoryPoints.winner(luck), loser, victoryPoints.loser(either(first, p, 1 - p), luck));
        gain(round, winner, scale.win(), loser, scale.loss());
        first(winner, Outcome.WIN, loser);
    }

    private static double either(long first, double one, double other) {
        long bits = Double.doubleToRawLongBits(one) & first;
        return Double.longBitsToDouble(bits | (Double.doubleToRawLongBits(other) & ~first));
    }

    /** Records a draw that the players agreed on. */
    void agreed(int round, int a, int b) {
        luck.turnTo(meet(round, Math.min(a, b), Math.max(a, b)));
        drew(round, a, b);
    }

    private void drew(int round, int one, int other) {
        int vps = victoryPoints.drawn(luck);
        board.drew(one, vps, other, vps);
        gain(round, one, scale.draw(), other, scale.draw());
        first(one, Outcome.DRAW, other);
    }

    /** Records the meeting of two players and returns the initial state of the luck of their match. */
    private long meet(int round, int one, int other) {
        int metBefore = board.meetings(one, other);
        note(one, other, metBefore);
        board.meet(one, other);
        int offset = (round - 1) * players;
        sheet.opponents[offset + one] = other;
        sheet.opponents[offset + other] = one;
        return luck.place(one, other, metBefore, 0);
    }

    private void gain(int round, int one, int points, int other, int otherPoints) {
        int offset = (round - 1) * players;
        sheet.gained[offset + one] = points;
        sheet.gained[offset + other] = otherPoints;
    }

    /** Records the outcome of a match, in a real event that is continued, for a player who has none yet. */
    private void first(int player, Outcome outcome, int other) {
        @Nullable Outcome[] next = sheet.nextOutcomes;
        if (next.length > 0) {
            next[player] = next[player] == null ? outcome : next[player];
            next[other] = next[other] == null ? outcome.opposite() : next[other];
        }
    }

    /** Records a bye. */
    void bye(int round, int player) {
        int offset = (round - 1) * players;
        board.bye(player);
        sheet.opponents[offset + player] = PlayedEvent.BYE;
        sheet.gained[offset + player] = scale.bye();
    }

    /** Counts floats and rematches. The players' points are still those before the match. */
    private void note(int one, int other, int metBefore) {
        sheet.matches++;
        if (board.points[one] != board.points[other]) {
            sheet.floats++;
            boolean down = board.points[one] > board.points[other];
            sheet.floatsDown[down ? one : other]++;
            sheet.floatsUp[down ? other : one]++;
        }
        if (metBefore > 0) {
            sheet.rematches[one]++;
            sheet.rematches[other]++;
        }
    }

    /**
     * Returns whether the lower seed wins a match of the finals, which is not recorded on the scoreboard. The
     * higher seed wins a draw.
     */
    boolean isUpset(int high, int low) {
        int one = Math.min(high, low);
        int other = Math.max(high, low);
        luck.turnTo(one, other, 0, 1);
        int result = outcome(chances.chance(one, other, false), chances.chance(one, other, true));
        boolean upset = result == (low == one ? 1 : -1);
        first(upset ? low : high, Outcome.WIN, upset ? high : low);
        return upset;
    }

    /** Samples the outcome of a match: 1 if the first player wins, 0 for a draw, -1 if the second wins. */
    private int outcome(double win, double tie) {
        if (!(win >= 0 && tie >= 0 && win + tie <= 1 + 1e-9)) {
            throw new IllegalArgumentException(
                    "A match function must give chances from 0 to 1 that add up to at most 1, but gives " + win
                            + " to win and " + tie + " to draw.");
        }
        return luck.outcome(win, tie);
    }
}
